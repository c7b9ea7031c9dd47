import { expect, it } from 'vitest';
import { html } from './markup';

it('whatever is set into a page is text, and nothing of it is a tag or ends an attribute', () => {
  const typed = `<script>"it's" & more</script>`;
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;">&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;</p>',
  );
});

it('pieces are set in as they are, lists of them one after the other, and what is missing is nothing', () => {
  expect(html`<ul>${['a', 'b'].map((one) => html`<li>${one}</li>`)}${undefined}${html`<hr>`}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>b</li><hr>0</ul>',
  );
});
