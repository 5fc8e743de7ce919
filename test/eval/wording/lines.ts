import { readFileSync } from 'node:fs';
import * as open5 from './open5.ts';
import * as open6 from './open6.ts';
import * as open7 from './open7.ts';
import * as open8 from './open8.ts';
import * as open9 from './open9.ts';
import * as open10 from './open10.ts';
import * as ordinary from './ordinary.ts';

export interface Line {
  place: string;
  kind: 'ad' | 'criteria' | 'pitch' | 'brief' | 'email';
  text: string;
  /** Of some: who wrote it, among those of the same folder. */
  author?: string;
  /** Of some: why it is lawful or not. */
  reason?: string;
}

export interface Batch {
  unlawful: Line[];
  lawful: Line[];
  /** What somebody told the agency alone, in a text about them. */
  private?: Line[];
}

/** A file of lines of this folder. */
const read = (name: string): Batch & { ordinary?: Line[] } =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** The lines of a file by who wrote them; ordinary ones apart from those near the law. */
function byAuthor(name: string): Record<string, Batch> {
  const { unlawful, lawful, ordinary = [] } = read(name);
  const authors = [...new Set(unlawful.map(({ author }) => author))];
  return Object.fromEntries(
    authors.flatMap((author): [string, Batch][] => {
      const by = (lines: Line[]): Line[] => lines.filter((line) => line.author === author);
      return [
        [`${name}, ${author}`, { unlawful: by(unlawful), lawful: by(lawful) }],
        [`${name}, ${author}${ORDINARY}`, { unlawful: [], lawful: by(ordinary) }],
      ];
    }),
  );
}

/** The lines of a file, ordinary ones apart from those near the law. */
function withOrdinary(name: string): Record<string, Batch> {
  const { ordinary, ...judged } = read(name);
  return {
    [name]: judged,
    ...(ordinary === undefined ? {} : { [`${name}${ORDINARY}`]: { unlawful: [], lawful: ordinary } }),
  };
}

/** How the name of a set ends whose lawful lines are not near the law. */
export const ORDINARY = ', ordinary';

const WRITTEN: Record<string, Batch> = { open5, open6, open7, open8, open9, open10, ordinary };

/** The lines that rules may be mended by. */
export const openLines = (): Record<string, Batch> => ({
  'open-lines': read('open-lines'),
  'open3-lines': read('open3-lines'),
  'open11-lines': read('open11-lines'),
  'open12-lines': read('open12-lines'),
  'open13-lines': read('open13-lines'),
  'open14-lines': read('open14-lines'),
  'open18-lines': read('open18-lines'),
  'open16-lines': read('open16-lines'),
  ...byAuthor('open17-lines'),
  ...byAuthor('open21-lines'),
  ...byAuthor('open19-lines'),
  ...byAuthor('open20-lines'),
  ...byAuthor('open24-lines'),
  ...byAuthor('open25-lines'),
  ...byAuthor('open26-lines'),
  ...byAuthor('open30-lines'),
  ...byAuthor('open32-lines'),
  ...byAuthor('open36-lines'),
  ...byAuthor('open37-lines'),
  ...byAuthor('open38-lines'),
  ...byAuthor('open39-lines'),
  ...byAuthor('open40-lines'),
  ...byAuthor('open41-lines'),
  ...byAuthor('open42-lines'),
  ...byAuthor('open43-lines'),
  ...byAuthor('open44-lines'),
  ...byAuthor('open45-lines'),
  ...byAuthor('open46-lines'),
  ...byAuthor('open47-lines'),
  ...byAuthor('open48-lines'),
  ...byAuthor('open49-lines'),
  ...byAuthor('open50-lines'),
  ...byAuthor('open51-lines'),
  ...byAuthor('open52-lines'),
  ...byAuthor('open53-lines'),
  ...byAuthor('open54-lines'),
  ...byAuthor('open55-lines'),
  ...byAuthor('open56-lines'),
  ...byAuthor('open57-lines'),
  ...byAuthor('open58-lines'),
  ...byAuthor('open59-lines'),
  ...byAuthor('open60-lines'),
  ...byAuthor('open61-lines'),
  ...byAuthor('open62-lines'),
  ...byAuthor('open63-lines'),
  ...byAuthor('open64-lines'),
  ...byAuthor('open65-lines'),
  ...byAuthor('open66-lines'),
  ...byAuthor('open67-lines'),
  ...byAuthor('open68-lines'),
  ...byAuthor('open69-lines'),
  ...byAuthor('open70-lines'),
  ...byAuthor('open71-lines'),
  ...byAuthor('open72-lines'),
  ...byAuthor('open73-lines'),
  ...byAuthor('open74-lines'),
  ...byAuthor('open75-lines'),
  ...byAuthor('open76-lines'),
  ...byAuthor('open77-lines'),
  ...byAuthor('open78-lines'),
  ...byAuthor('open79-lines'),
  ...byAuthor('open80-lines'),
  ...byAuthor('open81-lines'),
  ...byAuthor('open82-lines'),
  ...byAuthor('open83-lines'),
  ...byAuthor('open84-lines'),
  ...byAuthor('open85-lines'),
  ...byAuthor('open86-lines'),
  ...byAuthor('open87-lines'),
  ...byAuthor('open88-lines'),
  ...byAuthor('open89-lines'),
  ...byAuthor('open90-lines'),
  ...byAuthor('open91-lines'),
  ...byAuthor('open92-lines'),
  ...byAuthor('open93-lines'),
  ...byAuthor('open94-lines'),
  ...WRITTEN,
});

/** Of earlier closed ones, by which `make.ts` trains its readers: nobody reads them, so that no rule is made with them. */
export const learnedLines = (): Record<string, Batch> => ({
  ...byAuthor('learned17-lines'),
  ...byAuthor('learned21-lines'),
  ...Object.fromEntries(
    [
      'learned-kept-lines',
      'learned-kept2-lines',
      'learned-kept3-lines',
      'learned-kept4-lines',
      'learned12-lines',
      'learned13-lines',
      'learned14-lines',
      'learned15-lines',
      'learned16-lines',
      'learned18-lines',
      'learned19-lines',
      'learned20-lines',
      'learned22-lines',
    ].flatMap((name) => Object.entries(withOrdinary(name))),
  ),
});

/** Those that are only ever run, and that nothing is trained by; ordinary lines are counted apart from those near the law. */
export const keptLines = (): Record<string, Batch> => ({
  ...byAuthor('closed23-lines'),
  ...byAuthor('closed24-lines'),
  ...byAuthor('closed26-lines'),
  ...byAuthor('closed27-lines'),
  ...byAuthor('closed28-lines'),
  ...byAuthor('closed30-lines'),
  ...byAuthor('closed32-lines'),
  ...byAuthor('closed95-lines'),
  ...byAuthor('closed96-lines'),
  ...byAuthor('closed97-lines'),
  ...byAuthor('closed98-lines'),
  ...byAuthor('closed99-lines'),
  ...byAuthor('closed100-lines'),
  ...byAuthor('closed101-lines'),
  ...byAuthor('closed102-lines'),
  ...byAuthor('closed103-lines'),
  ...byAuthor('closed104-lines'),
  ...byAuthor('closed105-lines'),
  ...byAuthor('closed106-lines'),
});
