import type { TopLevelSpec } from 'vega-lite';
import type { Chart, Column, Row } from '#src/domain/analytics/schema.ts';

/** What is drawn: a report, or the answer to a question, as the credential is shown it. */
export interface ChartSource {
  title: string;
  /** What stands under the title; the stretch of time, mostly. */
  subtitle: string | null;
  columns: readonly Column[];
  rows: readonly Row[];
  chart: Chart;
}

/** Width of every chart in pixels. */
export const WIDTH = 800;
const PADDING = 16;
/** How much is drawn at most: places that have bars, points of a line, and colours. Beyond that none can be told apart. */
export interface Bounds {
  bars: number;
  points: number;
  series: number;
}

/** From the bounds of a chart that can be read well to those of one that is small in any case. */
export const BOUNDS: readonly [Bounds, ...Bounds[]] = [
  { bars: 20, points: 130, series: 6 },
  { bars: 10, points: 60, series: 4 },
  { bars: 5, points: 24, series: 2 },
];
const ROW_HEIGHT = 24;
const NOWHERE = 'none';
/** The letters of a name that stand beside its bar: `labelLimit` below cuts after them. */
const NAME = 36;

/**
 * Names under which places are drawn: those that would be cut to the same letters keep their end in place of their middle,
 * and the number of their row where that is the same too.
 */
function toldApart(names: readonly string[]): Map<string, string> {
  const heads = new Map<string, number>();
  const headOf = (name: string) => name.slice(0, NAME - 3);
  for (const name of names) heads.set(headOf(name), (heads.get(headOf(name)) ?? 0) + 1);
  const taken = new Set<string>();
  const drawn = names.map((name, at): [string, string] => {
    const isAlike = name.length > NAME && (heads.get(headOf(name)) ?? 0) > 1;
    const half = NAME / 2 - 1;
    const short = isAlike ? `${name.slice(0, half).trimEnd()} … ${name.slice(-half).trimStart()}` : name;
    const own = taken.has(short) ? `${name.slice(0, NAME - 9).trimEnd()} … (${at + 1})` : short;
    taken.add(own);
    return [name, own];
  });
  return new Map(drawn);
}

/** About how many steps an axis of figures has. */
const TICKS = 6;

/** The family of the fonts that come with the package `@expo-google-fonts/ibm-plex-sans`. */
export const FONT = 'IBM Plex Sans';

// Dark ink on an opaque card reads on a light page and on a dark one; the colours are those of Okabe and Ito (2008), which
// people who see fewer colours tell apart.
const INK = '#1f2933';
const FAINT = '#d3dae2';
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#5b6770', '#f0e442'];

/** A chart in Vega-Lite's words; what is left out of it is said under its title. */
export function drawing(
  { title, subtitle, columns, rows, chart }: ChartSource,
  bounds: Bounds = BOUNDS[0],
): TopLevelSpec {
  const { x, y, series, type } = chart;
  if (x === null) throw new Error('a single figure has no chart');
  const known = rows.filter((row) => typeof row[y] === 'number');
  const named = toldApart([...new Set(known.map((row) => String(row[x] ?? NOWHERE)))]);
  const word = (row: Row, key: string): string => {
    const said = String(row[key] ?? NOWHERE);
    return key === x ? (named.get(said) ?? said) : said;
  };
  const places = [...new Set(known.map((row) => word(row, x)))];
  const shown = type === 'line' ? places.slice(-bounds.points) : places.slice(0, bounds.bars);
  const drawnPlaces = new Set(shown);
  const all = series === null ? [] : [...new Set(known.map((row) => word(row, series)))];
  const colours = new Set(all.slice(0, bounds.series));
  const values = known
    .filter((row) => drawnPlaces.has(word(row, x)) && (series === null || colours.has(word(row, series))))
    .map((row) => ({
      x: word(row, x),
      y: row[y],
      ...(series === null ? {} : { series: word(row, series) }),
    }));
  const end = type === 'line' ? 'last' : 'first';
  const under = [
    subtitle,
    shown.length < places.length ? `the ${end} ${shown.length} of ${places.length}` : null,
    colours.size < all.length ? `${colours.size} of ${all.length} colours` : null,
  ];
  const amounts = {
    field: 'y',
    type: 'quantitative' as const,
    title: axisTitle(columns, rows, y, series),
    axis: {
      format: ',~r',
      tickCount: ticksOf(known.map((row) => Number(row[y]))),
    },
  };
  const along = {
    field: 'x',
    type: 'ordinal' as const,
    sort: shown,
    title: null,
    axis: { labelLimit: 260, labelOverlap: true },
  };
  const told =
    series === null
      ? {}
      : {
          color: {
            field: 'series',
            type: 'nominal' as const,
            title: null,
            legend: { orient: 'top' as const, columns: 4, labelLimit: 160, symbolLimit: 20 },
          },
        };
  const perPlace = Math.max(1, colours.size);
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
    description: `${title}${subtitle === null ? '' : `, ${subtitle}`}`,
    title: {
      text: title,
      subtitle: under.filter((part) => part !== null).join(' · '),
      anchor: 'start',
      frame: 'bounds',
      limit: WIDTH - 2 * PADDING,
    },
    width: WIDTH,
    height: type === 'line' ? 380 : 110 + shown.length * ROW_HEIGHT * Math.max(1, perPlace * 0.5),
    autosize: { type: 'fit', contains: 'padding' },
    padding: PADDING,
    background: '#ffffff',
    data: { values },
    ...(type === 'line'
      ? {
          mark: {
            type: 'line' as const,
            point: shown.length > 40 ? false : { size: 45, filled: true },
            strokeWidth: 2.5,
          },
          encoding: { x: { ...along, axis: { ...along.axis, labelAngle: -35 } }, y: amounts, ...told },
        }
      : {
          mark: { type: 'bar' as const },
          encoding: {
            y: along,
            x: amounts,
            ...told,
            ...(series === null ? {} : { yOffset: { field: 'series', type: 'nominal' as const } }),
          },
        }),
    config: {
      font: `${FONT}, sans-serif`,
      mark: { color: COLOURS[0] },
      range: { category: COLOURS },
      title: { fontSize: 17, subtitleFontSize: 13, color: INK, subtitleColor: INK, offset: 12 },
      axis: {
        labelFontSize: 12,
        titleFontSize: 12,
        labelColor: INK,
        titleColor: INK,
        gridColor: FAINT,
        domainColor: FAINT,
        tickColor: FAINT,
      },
      legend: { labelFontSize: 12, labelColor: INK },
      view: { stroke: null },
    },
  };
}

/** About how many steps the axis of figures has: of whole ones no more than there are, as half a placement is none. */
function ticksOf(figures: readonly number[]): number {
  if (!figures.every(Number.isInteger)) return TICKS;
  const span = Math.max(0, ...figures) - Math.min(0, ...figures);
  return Math.min(TICKS, Math.max(1, span));
}

/** What the figures are, with their unit: days, percent, or the currency where all stand in one. */
function axisTitle(
  columns: readonly Column[],
  rows: readonly Row[],
  y: string,
  series: string | null,
): string {
  const column = columns.find(({ key }) => key === y);
  if (column === undefined) return y;
  const { label, unit, type } = column;
  if (unit === null) return label;
  if (unit === series) return `${label} (each in its own currency)`;
  const named = type === 'money' || type === 'rate' ? rows.find((row) => row[unit] != null)?.[unit] : unit;
  return named == null ? label : `${label} (${String(named)})`;
}
