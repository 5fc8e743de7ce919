import { skills, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';

/**
 * "SAP S/4HANA consultants": a title that holds a part of the tool it is of names everybody of that tool, so that the part is asked
 * for besides.
 */
export function readModulesOfTitles(draft: Draft): void {
  const trades = draft.read.filter(({ facet: { kind } }) => kind === 'role');
  const found = trades.flatMap((read): Read[] => {
    const part = partOf(draft, read);
    if (part === null) return [];
    const { name } = part;
    if (draft.strengthAt(read.at) === 'exclude') {
      leaveOutPart(draft, read, name);
      return [];
    }
    if (trades.length > 1) {
      // Of one of several trades it would be asked of everybody.
      const said = draft.text.slice(read.at, read.end);
      draft.note(
        'read_as',
        `"${said}" was looked for as ${read.facet.label}, whatever the part of it. Ask for ${name} in a search of its own.`,
      );
      return [];
    }
    return [
      {
        at: read.at,
        end: read.end,
        facet: facet({ kind: 'skill', label: name, values: [name], strength: 'must' }),
      },
    ];
  });
  draft.read.push(...found);
}

/** "No SAP MM consultants": who works with that part is left out, and not everybody of the tool. */
function leaveOutPart(draft: Draft, read: Read, name: string): void {
  const said = draft.text.slice(read.at, read.end);
  Object.assign(read, { facet: facet({ kind: 'skill', label: name, values: [name], strength: 'must' }) });
  draft.note('read_as', `Of "${said}" whoever lists ${name} was left out, and nobody else of that tool.`);
}

/** The part of a tool that a title says between the tool's name and its own last word, where its name leaves it out. */
function partOf(draft: Draft, { at, end, facet: { values } }: Read): Term | null {
  const words = draft.words.filter(({ start }) => start >= at && start < end).map(({ text }) => text);
  const [tool = '', ...between] = words.slice(0, -1);
  const [name = ''] = values;
  const own = new Set(values.flatMap((value) => plainWords(value)));
  if (values.length !== 1 || between.length === 0 || plainWords(name)[0] !== tool) return null;
  if (between.every((word) => own.has(word))) return null;
  const { book } = skills();
  const whole = book.at([tool, ...between], 0);
  const alone = book.at(between, 0);
  const part =
    whole?.length === between.length + 1 ? whole : alone?.length === between.length ? alone : undefined;
  const wider = book.at([tool], 0)?.value.id;
  return part !== undefined && wider !== undefined && part.value.implies.includes(wider) ? part.value : null;
}
