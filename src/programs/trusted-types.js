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

/*
 * The list of the screen that is opened, asked for before the app has come: whoever is signed in and opens it as it is gets
 * the rows one round trip sooner. The page names what to ask (kit/server/http/web.ts); kit/web/early-answer.ts takes it.
 */
(function () {
  var named = document.querySelector('meta[name="first-list"]');
  var list = named && named.getAttribute('content');
  if (!named || !list || window.location.search !== '') return;
  try {
    var token = window.sessionStorage.getItem('token');
    var middle = String((token || '').split('.')[1]);
    var claims = window.atob(middle.replace(/-/g, '+').replace(/_/g, '/'));
    // Only what the guard will open: any other call would be written down as refused.
    if (!token || claims.indexOf('"' + window.location.pathname + '"') < 0) return;
    var refused = String(named.getAttribute('data-refused')).split(' ');
    var user = JSON.parse(claims);
    if (refused.indexOf(user.userType) >= 0) return;
    var brand = window.sessionStorage.getItem('brandType') === 'decoration' ? 'decoration' : 'academy';
    // What this account chose here is asked for instead (kit/web/list/remembered.ts).
    if (window.localStorage.getItem('own ' + brand + ':' + user._id + ' list:' + list.split('?')[0]) !== null) return;
    var offered = String(named.getAttribute('data-languages')).split(' ');
    var wishes = [window.localStorage.getItem('language') || ''].concat(window.navigator.languages);
    var spoken = wishes
      .map(function (wish) {
        return String(wish.toLowerCase().split('-')[0]);
      })
      .filter(function (wish) {
        return offered.indexOf(wish) >= 0;
      });
    var headers = { 'Accept-Language': spoken[0] || 'en', Accept: 'application/json', 'auth-token': token };
    var address = '/api/' + brand + '/' + list;
    var answer = window.fetch(address, { headers: headers });
    // Where nobody takes it, nothing is wrong either.
    answer.catch(function () {});
    Reflect.set(window, 'askedEarly', { address: address, headers: headers, answer: answer });
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }
})();
