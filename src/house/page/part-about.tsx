import type { PageAction, PageOf, PagePart } from './page-part';

/** A part that is about another record than its page: a person with two records has one page. */
export function partAbout({ Part, action, ...rest }: PagePart, of: PageOf): PagePart {
  function PartAbout() {
    return Part && <Part of={of} />;
  }
  return { ...rest, ...(Part ? { Part: PartAbout } : {}), ...(action ? { action: actionAbout(action, of) } : {}) };
}

function actionAbout(action: PageAction, of: PageOf): PageAction {
  return 'leads' in action
    ? { ...action, leads: () => action.leads(of) }
    : { ...action, render: (_page, opening) => action.render(of, opening) };
}
