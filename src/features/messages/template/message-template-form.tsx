import { type Language, t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Brand } from '#house/brand/brand.contract';
import type { messageTemplate } from './message-template.contract';
import { hasGuardians, purposesOf, templateProblems } from './message-template.rules';
import { everyPlaceholder } from './placeholder.rules';
import styles from './Placeholders.module.css';

/** Rules of a template's form beyond the contract: it begins in the organisation's language, and lists the placeholders. */
export function messageTemplateForm(defaultLanguage: Language, brand: Brand): FormRules<typeof messageTemplate.fields> {
  return {
    start: () => ({ texts: [{ language: defaultLanguage, text: '' }] }),
    when: { purpose: (_values, mode) => mode === 'create', receivers: () => hasGuardians(brand) },
    words: { purpose: purposesOf(brand) },
    problems: ({ purpose = 'announcement', texts = [], isAutomatic }) =>
      templateProblems({ purpose, texts, isAutomatic }, defaultLanguage),
    extra: () => <Placeholders />,
  };
}

/** Shows the placeholders that a text may have. */
function Placeholders() {
  return (
    <p className={styles.names}>
      {t('These stand for what differs with each reader:')} <bdi dir="ltr">{everyPlaceholder()}</bdi>
    </p>
  );
}
