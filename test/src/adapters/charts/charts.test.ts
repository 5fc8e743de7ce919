import { describe, expect, it } from 'vitest';
import type { ChartSource } from '#src/adapters/charts/drawing.ts';
import { drawnOf, pngOf, svgOf } from '#src/adapters/charts/index.ts';
import type { Chart, Column, Row } from '#src/domain/analytics/schema.ts';

const COLUMNS: Column[] = [
  { key: 'client', label: 'Client', type: 'text', unit: null },
  { key: 'day', label: 'Day', type: 'text', unit: null },
  { key: 'billings', label: 'Billings', type: 'money', unit: 'currency' },
  { key: 'currency', label: 'Currency', type: 'text', unit: null },
];
const BARS: Chart = { type: 'bar', x: 'client', y: 'billings', series: null };

function drawn(rows: Row[], chart: Chart = BARS, title = 'Billings by client'): ChartSource {
  const one = drawnOf({ title, params: { period: null }, columns: COLUMNS, rows, chart });
  if (one === null) throw new Error('nothing to draw');
  return one;
}
const few = (...names: string[]): Row[] =>
  names.map((client, at) => ({ client, billings: 1000 * (at + 1), currency: 'AUD' }));
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('a chart', () => {
  it('is a PNG of 800 px under 60 kB, however many rows, colours and long names there are', async () => {
    const long = Array.from({ length: 90 }, (_, at) => ({
      client: `${'Ärzte & Köche '.repeat(3)}${at}`.slice(at % 7),
      billings: 91_337 - at * 871,
      currency: 'AUD',
    }));
    const dense = Array.from({ length: 150 * 5 }, (_, at) => ({
      client: `Client ${at % 5}`,
      day: new Date(1.7e12 + Math.floor(at / 5) * 86_400_000).toISOString().slice(0, 10),
      billings: (at * 7919) % 2311,
      currency: 'AUD',
    }));
    const lines: Chart = { type: 'line', x: 'day', y: 'billings', series: 'client' };
    for (const one of [drawn(few('Acme', 'Globex')), drawn(long), drawn(dense, lines)]) {
      const png = await pngOf(one);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(sizeOf(png).width).toBe(800);
      expect(png.length).toBeLessThan(60_000);
    }
  });

  it('has an axis of whole steps for whole figures, as half a placement is none', async () => {
    const svg = await svgOf(drawn([{ client: 'Acme', billings: 1, currency: 'AUD' }]));
    expect(svg).toContain('>1</text>');
    expect(svg).not.toMatch(/>0\.\d/);
  });

  it('writes names of up to 38 letters in full, and leaves no empty margin for longer ones', async () => {
    const [name, longer] = ['Harbour Freight and Logistics West Ltd', `Harbour ${'Logistics '.repeat(9)}`];
    const svg = await svgOf(drawn(few(name, longer)));
    expect(svg).toContain(`>${name}</text>`);
    const [, left] = /transform="translate\((\d+),\d+\)"/.exec(svg) ?? [];
    expect(Number(left)).toBeLessThan(300);
  });

  it('tells names apart that begin alike: by their ends, and by their rows where those are alike too', async () => {
    const of = (end: string) => `Northern and Western Districts Logistics Holding of ${end}`;
    const labels = async (...names: string[]) =>
      [...(await svgOf(drawn(few(...names)))).matchAll(/>(Northern[^<]*)<\/text>/g)].map(
        ([, label]) => label,
      );
    expect(await labels(of('Perth'), of('Hobart'))).toEqual([
      'Northern and West … Holding of Perth',
      'Northern and West … Holding of Hobart',
    ]);
    const middles = ['A', 'B', 'C'].map((middle) => of(`${middle} Incorporated Limited`));
    expect(new Set(await labels(...middles)).size).toBe(3);
  });

  it('cuts a title where the picture would end', async () => {
    const svg = await svgOf(drawn(few('Acme'), BARS, 'Billings of the whole agency '.repeat(4)));
    const [, title = ''] = />(Billings of[^<]*)<\/text>/.exec(svg) ?? [];
    expect(title).toMatch(/…$/);
    // 17 px high, bold.
    expect(title.length * 17 * 0.54).toBeLessThan(800 - 2 * 16);
  });

  it('says under its title how many of the places it shows', async () => {
    const svg = await svgOf(drawn(few(...Array.from({ length: 40 }, (_, at) => `Client ${at}`))));
    expect(svg).toContain('the first 20 of 40');
    expect(svg).toContain('>Client 19<');
    expect(svg).not.toContain('>Client 20<');
  });

  it('shows letters of the font that comes with the service, Greek and Cyrillic ones too', async () => {
    // Letters that a font has not are left out, and two names of them would look alike.
    for (const [one, other] of [
      ['Anna', 'Otto'],
      ['Олег', 'Пётр'],
      ['Μαρία', 'Λούκα'],
    ] as const) {
      const [first, second] = await Promise.all(
        [one, other].map((title) => pngOf(drawn(few('A', 'B'), BARS, title))),
      );
      expect(first?.equals(second ?? Buffer.alloc(0)), `${one} and ${other}`).toBe(false);
    }
  });

  it('stands on an opaque white ground, so that it reads on light and dark pages', async () => {
    expect(await svgOf(drawn(few('A', 'B')))).toMatch(/<rect width="800" height="\d+" fill="#ffffff"/);
  });

  it('writes names as text, whatever is in them', async () => {
    const svg = await svgOf(drawn(few('<script>alert(1)</script>', 'B & C')));
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script');
  });

  it('names the unit of its figures, and tells currencies apart by colour', async () => {
    expect(await svgOf(drawn(few('A', 'B')))).toContain('Billings (AUD)');
    const rows = [...few('A', 'B'), { client: 'A', billings: 70, currency: 'NZD' }];
    const svg = await svgOf(drawn(rows, { ...BARS, series: 'currency' }));
    expect(svg).toContain('>NZD<');
    expect(svg).toContain('Billings (each in its own currency)');
  });
});

it('has no chart where every figure is hidden, where there is a single one, and where none was reckoned', () => {
  const hidden = few('A', 'B').map((row) => ({ ...row, billings: null }));
  const given = { title: 'T', columns: COLUMNS, rows: few('A', 'B') };
  expect(drawnOf({ ...given, rows: hidden, chart: BARS })).toBeNull();
  expect(drawnOf({ ...given, chart: { ...BARS, type: 'number', x: null } })).toBeNull();
  expect(drawnOf({ ...given, chart: null })).toBeNull();
});
