import { createRequire } from 'node:module';
import type { Chart, Column, PeriodShown, Row } from '#src/domain/analytics/schema.ts';
import { BOUNDS, type Bounds, type ChartSource, drawing, FONT, WIDTH } from './drawing.ts';

// The library's types leave it out.
declare module 'vega' {
  export const textMetrics: {
    width: (item: { fontSize?: number; limit?: number }, text: unknown) => number;
  };
}

/** An answer of run_report or ask_analytics, as a credential is shown it. */
interface Charted {
  title?: string;
  read_as?: string | null;
  question?: string;
  params?: { period: PeriodShown | null };
  interpretation?: { period: PeriodShown | null };
  columns: readonly Column[];
  rows: readonly Row[];
  chart: Chart | null;
}

/**
 * What of an answer is drawn. Figures that the credential is not shown are null in its rows, and so never in its chart.
 * @param data the data of an answer of run_report or ask_analytics
 * @returns null where it has no chart: a single figure, nothing found, records one by one, or all figures hidden
 */
export function drawnOf(data: unknown): ChartSource | null {
  const { chart, columns, rows, ...about } = data as Charted;
  if (chart == null || chart.x === null || !rows.some((row) => typeof row[chart.y] === 'number')) return null;
  const title = about.title ?? about.read_as ?? about.question ?? '';
  const period = about.params?.period ?? about.interpretation?.period ?? null;
  return { title: capital(title), subtitle: daysOf(period), columns, rows, chart };
}

/** What to say where a chart was asked for and there is none. */
export const NO_CHART =
  'There is no chart of this: it is a single figure, or there is nothing to compare. Group it, by month, client or consultant for example.';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function daysOf(period: PeriodShown | null): string | null {
  if (period === null || (period.from === null && period.to === null)) return null;
  return `${period.from ?? 'the beginning'} to ${period.to ?? 'today'}`;
}

/** The mean width of a letter of the font in em, with room for a text of wide ones. */
const MEAN_LETTER = 0.55;

/** About how wide a text is in em: a letter that the font has not is as wide as it is high, as Chinese ones are. */
function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += BEYOND_THE_FONT.test(letter) ? 1 : MEAN_LETTER;
  return sum;
}

/** A chart as SVG, 800 px wide, on an opaque white ground. */
export async function svgOf(drawn: ChartSource, bounds: Bounds = BOUNDS[0]): Promise<string> {
  // These libraries take half a second to load, and are so only when a chart is asked for.
  const [{ parse, textMetrics, View }, { compile }] = await Promise.all([
    import('vega'),
    import('vega-lite'),
  ]);
  // Without a canvas the library takes letters to be 0.8 em wide: labels were cut early, and stood beside an empty margin.
  textMetrics.width = ({ fontSize = 11, limit }, text) =>
    Math.min(limit || Number.POSITIVE_INFINITY, fontSize * widthOf(String(text)));
  const view = new View(parse(compile(drawing(drawn, bounds)).spec), { renderer: 'none' });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

/** A model's host takes images of a few kilobytes without a thought. */
const MOST_BYTES = 60_000;

/** A chart as PNG, 800 px wide and under 60 kB: one that would be larger shows fewer bars, points and colours. */
export async function pngOf(drawn: ChartSource): Promise<Buffer> {
  let png: Buffer = Buffer.alloc(0);
  for (const bounds of BOUNDS) {
    png = await rasterised(await svgOf(drawn, bounds));
    if (png.length < MOST_BYTES) break;
  }
  return png;
}

// The letters come from a font that is installed with the service.
async function rasterised(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: {
      fontFiles: fonts(),
      defaultFontFamily: FONT,
      sansSerifFamily: FONT,
      // Slow to look through; only for letters that the font above has not.
      loadSystemFonts: BEYOND_THE_FONT.test(svg),
    },
  });
  return image.asPng();
}

const BEYOND_THE_FONT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const FACES = ['400Regular/IBMPlexSans_400Regular.ttf', '700Bold/IBMPlexSans_700Bold.ttf'];

function fonts(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return FACES.map((face) => resolve(`@expo-google-fonts/ibm-plex-sans/${face}`));
}
