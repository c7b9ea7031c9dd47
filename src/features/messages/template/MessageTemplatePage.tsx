import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import { languageNames, listed, retold, t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, onPhone } from '#kit/web/list/column';
import { useOrganisation } from '#kit/web/organisation';
import { useSession } from '#house/session/session';
import { messageTemplate, usualTemplates } from './message-template.contract';
import { messageTemplateForm } from './message-template-form';
import { hasGuardians } from './message-template.rules';

const { field, column } = columnsOf(messageTemplate);

type Row = Got<typeof messageTemplate>;

const columns = [
  field('templateName', ({ templateName }) => retold(templateName, usualTemplates)),
  field('purpose'),
  // Templates that come with the product are named after their purpose.
  ...onPhone(field('receivers'), field('isAutomatic')),
  column(words('Languages'), ({ texts }: Row) => languagesShown(texts)),
  ...aside(field('channel'), field('createdAt')),
];

/** The columns where nobody has guardians. */
const withoutGuardians = columns.filter(({ id }) => id !== 'receivers');

/** The languages of a template by name; with all of them, their names are no news. */
function languagesShown(texts: Row['texts']): string {
  if (texts.length === Object.keys(languageNames).length) return t('All languages');
  return listed(texts.map(({ language }) => languageNames[language]));
}

/** The page of texts that are used again and again. */
export default function MessageTemplatePage() {
  const { defaultLanguage = 'en' } = useOrganisation();
  const { brand } = useSession();
  const form = useMemo(() => messageTemplateForm(defaultLanguage, brand), [defaultLanguage, brand]);
  return (
    <CrudPage
      entity={messageTemplate}
      title="Message templates"
      columns={hasGuardians(brand) ? columns : withoutGuardians}
      form={form}
      filters={['purpose', 'isAutomatic']}
      about="A template is a text that is written again and again, in the language of whoever reads it."
    />
  );
}
