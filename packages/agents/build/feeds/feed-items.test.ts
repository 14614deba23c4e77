import { expect, it } from 'vitest';
import { plainPost } from './feed-items.ts';

const BAR =
  '<label class="wrap_i9dS" data-search="off"><input type="checkbox">Wrap</label><button type="button" class="needs-scripts" data-copies-code="true"><span aria-live="polite">Copy</span></button>';

it.each([
  [
    'a block of code keeps its text alone',
    `<figure class="block_iprY" aria-label="TypeScript"><figcaption data-markdown-ignore=""><span data-search="off">TypeScript</span><details data-search="off"><summary>Types</summary></details>${BAR}</figcaption><pre tabindex="0" data-lines="2"><code class="language-ts"><span class="code-token-keyword">let</span> a = '&lt;';\n  b();</code></pre><div data-island="live-example"><button>Run</button></div></figure>`,
    "<figure><pre><code>let a = '&#x3C;';\n  b();</code></pre></figure>",
  ],
  [
    'and the name of its file',
    `<figure><figcaption><span>app.ts</span>${BAR}</figcaption><pre><code>a</code></pre></figure>`,
    '<figure><figcaption>app.ts</figcaption><pre><code>a</code></pre></figure>',
  ],
  [
    'a heading is no link to itself',
    '<h2 id="who" class="anchor" aria-label="Who">Who<a href="https://docs.example/#who" class="hash-link" aria-label="Direct link to Who">\u200b</a></h2>',
    '<h2 id="who">Who</h2>',
  ],
  [
    'links, pictures and tables keep what they lead to and show',
    '<!-- --><p><a class="" href="https://docs.example/a" target="_blank" rel="noopener">A</a><img loading="lazy" src="https://docs.example/a.png" alt="B" width="4" class="img"></p><div class="frame" tabindex="0" role="group"><table><tbody><tr><td colspan="2">C</td></tr></tbody></table></div>',
    '<p><a href="https://docs.example/a">A</a><img src="https://docs.example/a.png" alt="B" width="4"></p><div><table><tbody><tr><td colspan="2">C</td></tr></tbody></table></div>',
  ],
  [
    'what only the screen has is left out',
    '<svg><path d="M0 0"></path></svg><p hidden>Due</p><div popover="auto">Menu</div><p data-markdown-ignore="">Fill in</p><select><option>1</option></select><textarea>x</textarea><script>1</script><p>Text</p>',
    '<p>Text</p>',
  ],
  [
    'a note, a fold and tabs show their text',
    '<div class="theme-admonition alert"><div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg></svg></span>note</div><p>A</p></div><details><summary>More</summary><p>B</p></details><div><div role="tablist"><button role="tab">npm</button></div><div role="tabpanel" hidden><p>npm</p><p>C</p></div></div>',
    '<blockquote><p><strong><span></span>note</strong></p><p>A</p></blockquote><div><p><strong>More</strong></p><p>B</p></div><div><div><p><strong>npm</strong></p><p>C</p></div></div>',
  ],
])('%s', (_, page, text) => {
  expect(plainPost(page)).toBe(text);
});
