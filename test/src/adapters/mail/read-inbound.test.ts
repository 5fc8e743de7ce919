import { expect, it } from 'vitest';
import { readInbound } from '#src/adapters/mail/read-inbound.ts';

/** What is kept of the text of a mail that is HTML alone. */
async function textOf(html: string): Promise<string> {
  const head = 'From: ana@people.example\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8';
  return (await readInbound(Buffer.from(`${head}\r\n\r\n${html}`))).text;
}

it('reads HTML as its lines: blocks, list items, cells and entities', async () => {
  const html = `<title>Re</title><h4>Hours</h4><ul><li>9&ndash;5<li>Fri&amp;Sat</ul><textarea>no</textarea>
    <table><tr><td>Pay</td><td>&euro;&nbsp;50</td></tr></table><div>1 &lt; 2<br/>a<b>b</b></div>`;
  expect(await textOf(html)).toBe('Re\nHours\n- 9–5\n- Fri&Sat\nPay € 50\n1 < 2\nab');
});

it.each(['<div>', '<table><tr><td>', '<a>', '<x>', '<option>', '</div>', '&', '<div '])(
  'reads 500,000 characters of %s in the time of their length',
  async (piece) => {
    const html = `First.${piece.repeat(500_000 / piece.length)}`;
    const began = process.cpuUsage();
    expect(await textOf(html)).toMatch(/^First\./);
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(20);
  },
);
