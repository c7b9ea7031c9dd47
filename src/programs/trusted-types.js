/*
 * The first script of the page. With `require-trusted-types-for 'script'` the browser refuses text where markup or a
 * script address is written, unless this policy lets it through: text without markup, and scripts of our own assets and the service worker.
 */
(function () {
  /** @type {Window & { trustedTypes?: { createPolicy?(name: string, rules: object): unknown } }} */
  var page = window;
  if (!page.trustedTypes || !page.trustedTypes.createPolicy) return;
  /** @param {string} what */
  function refused(what) {
    throw new TypeError('Refused to write ' + what);
  }
  page.trustedTypes.createPolicy('default', {
    // The component kit writes its style sheet as text; text that holds neither < nor & cannot become an element.
    /** @param {string} text */
    createHTML: function (text) {
      return /[<&]/.test(text) ? refused('markup') : text;
    },
    /** @param {string} address */
    createScriptURL: function (address) {
      var url = new URL(address, document.baseURI);
      var known = url.pathname.indexOf('/assets/') === 0 || url.pathname === '/service-worker.js';
      var ours = url.origin === window.location.origin && known;
      return ours ? url.href : refused('a script address');
    },
    createScript: function () {
      return refused('a script');
    },
  });
})();

/* The colours of the first paint: those that were chosen here, else those of the system, so that no page flashes. */
(function () {
  var chosen = null;
  try {
    chosen = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // A browser that keeps nothing follows the system.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
