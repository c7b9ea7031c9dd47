/** What a look through a page finds. */
export interface Found {
  /** Elements that no page of ours has. */
  readonly strange: readonly string[];
  /** The texts asked for that it shows, or holds for those who point or listen. */
  readonly shown: readonly string[];
}

/** Set up in every document before its own scripts: tells of the policy's reports, and looks the page through. */
export function inPage(): void {
  const tell: unknown = Reflect.get(window, 'reported');
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  window.print = () => document.documentElement.setAttribute('data-printed', '');

  const ours = new RegExp(`^${location.origin}/(assets/|icon\\.svg|apple-touch-icon\\.png|manifest\\.webmanifest)`);
  const addressOf = (element: Element) =>
    element instanceof HTMLScriptElement ? element.src : element instanceof HTMLLinkElement ? element.href : '';
  // No page of ours has any of these, but for what comes from our own server's assets.
  const foreign = [
    'script, link, iframe, object, embed, base, meta[http-equiv], video, form[action], math, xmp, template, animate, q',
    ...['href', 'src', 'action', 'formaction', 'data'].flatMap((name) => [
      `[${name}^="javascript:" i]`,
      `[${name}^="data:text" i]`,
    ]),
  ].join();
  const said = '[title], [aria-label], [placeholder], [alt], input, textarea';
  Reflect.set(window, 'lookedThrough', (texts: readonly string[]) => {
    const strange = [...document.querySelectorAll(foreign)].filter((element) => !ours.test(addressOf(element)));
    const handlers = document.evaluate(
      '//*[@*[starts-with(name(), "on")]]',
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    );
    for (let at = 0; at < handlers.snapshotLength; at++) {
      const element = handlers.snapshotItem(at);
      if (element instanceof Element) strange.push(element);
    }
    const words = [...document.querySelectorAll(said)].flatMap((element) => [
      ...('value' in element && typeof element.value === 'string' ? [element.value] : []),
      ...['title', 'aria-label', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ]);
    const all = [document.title, document.body.textContent, ...words].join('\n');
    return {
      strange: strange.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      shown: texts.filter((text) => all.includes(text)),
    };
  });
}
