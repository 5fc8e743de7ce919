import { describe, expect, it } from 'vitest';
import { htmlToText, renderLightFormatting, sanitiseHtml } from '#src/lib/formatting.ts';
import { cpuTime } from '#test/harness/cpu.ts';

describe('renderLightFormatting', () => {
  it('renders bold, italics, lists, paragraphs and line breaks', () => {
    expect(renderLightFormatting('Hi **Ana**,\r\nthe *first* line\n\n- one\n- two')).toBe(
      '<p>Hi <strong>Ana</strong>,<br>\nthe <em>first</em> line</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  it('shows everything else as typed', () => {
    const typed = '<script>alert(1)</script> [x](javascript:alert(1)) # no heading `no code`';
    const html = renderLightFormatting(typed);
    expect(html).toBe(`<p>${typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`);
  });
});

describe('sanitiseHtml', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>'],
    ['event handlers', '<p onclick="alert(1)">a</p><img src="https://x.example/a.png" onerror=alert(1)>'],
    ['script links', '<a href="javascript:alert(1)">a</a><a href=" java\tscript:alert(1)">b</a>'],
    ['data pictures', '<img src="data:text/html,alert(1)">'],
    ['frames', '<iframe src="https://x.example/alert(1)"></iframe>'],
    ['forms', '<form action="/alert(1)"><input value="alert(1)"></form>'],
    ['styles that load or cover', '<p style="background:url(https://x/alert(1));position:fixed">a</p>'],
    ['style sheets', '<style>@import "alert(1)"</style>'],
    ['drawings', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['conditional comments', '<!--[if mso]><script>alert(1)</script><![endif]-->'],
    ['meta refresh', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
    ['templates', '<template><script>alert(1)</script></template>'],
  ])('takes out %s', (_what, html) => {
    expect(sanitiseHtml(html)).not.toMatch(/alert|script|position|url\(|on\w+=/i);
  });

  it('keeps what a mail needs', () => {
    const html =
      '<p style="color:#333">Hi <b>Ana</b>, <a href="https://x.example/a?b=1&amp;c=2">here</a></p><ul><li>one</li></ul>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('cuts very deep nesting instead of failing', () => {
    expect(sanitiseHtml(`${'<div>'.repeat(20_000)}deep`)).toContain('deep');
  });
});

describe('htmlToText', () => {
  it('keeps paragraphs, lists, rows, entities and links', () => {
    const html = `<h1>Title</h1><p>One &amp; <b>two</b><br>three &lt;x&gt;</p>
      <ul><li>a<ol><li>first</li><li>second</li></ol></li><li>b</li></ul>
      <p>See <a href="https://x.example/job?a=1&amp;b=2">the job</a> or <a href="https://x.example/">x.example</a></p>
      <table><tr><td>1</td><td>2</td></tr></table><script>no</script><style>no</style>`;
    expect(htmlToText(html)).toBe(
      [
        'Title',
        '',
        'One & two',
        'three <x>',
        '',
        '- a',
        '  1. first',
        '  2. second',
        '- b',
        '',
        'See the job (https://x.example/job?a=1&b=2) or x.example',
        '',
        '1  2',
      ].join('\n'),
    );
  });

  it('takes linear time on hostile markup', () => {
    const started = cpuTime();
    htmlToText('<br>'.repeat(50_000));
    htmlToText(' '.repeat(500_000));
    expect(cpuTime() - started).toBeLessThan(20_000);
  });
});
