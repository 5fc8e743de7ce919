import { fold } from '#src/lib/fold.ts';
import type { Span } from './dates.ts';
import type { LinePiece } from './line-pieces.ts';
import { FAR, type LineFacts, type PageFacts, pageFacts } from './page-facts.ts';
import { PlaceOfDates } from './place-of-dates.ts';
import type { CvLine } from './source.ts';
import { type KnowledgeLimit, knowledgeOf, NOTHING, type TextKnowledge } from './text-knowledge.ts';

type Value = string | number | boolean;
type Add = (name: string, ...values: Value[]) => void;

const above = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;
const EVIDENCE = [-2, -0.9, -0.25, 0.25, 0.7, 1, 1.8];
const COARSE = [-0.9, 0.25, 1];
const LIKELY = [0.1, 0.3, 0.5, 0.8];
const apart = (lines: number): string => (lines > 6 ? 'far' : lines > 3 ? '4-6' : String(lines));

/** What the signs of all pieces are taken from. */
interface Page {
  lines: readonly CvLine[];
  pieces: readonly LinePiece[];
  known: readonly TextKnowledge[];
  facts: PageFacts;
  places: PlaceOfDates;
  spans: readonly { index: number; span: Span }[];
}

/**
 * The signs of each piece of a CV, by which it is told what it is: how it is made and set, what the lists say of it, where it
 * stands to headings and dates, what stands around, and what stands in the same place by the other dates.
 * @param limitOf how much the lists may know of a text; all where it is left out
 */
export function pieceSigns(
  lines: readonly CvLine[],
  pieces: readonly LinePiece[],
  limitOf: (text: string) => KnowledgeLimit = () => 'all',
): string[][] {
  const known = pieces.map(({ kind, text }) =>
    kind === 'text' ? knowledgeOf(text, limitOf(text)) : NOTHING,
  );
  const facts = pageFacts(lines, pieces);
  const page: Page = {
    lines,
    pieces,
    known,
    facts,
    places: new PlaceOfDates(facts, pieces, known),
    spans: pieces.flatMap(({ span, kind }, index) =>
      kind === 'span' && span !== null ? [{ index, span }] : [],
    ),
  };
  return pieces.map((piece, index) => {
    const signs: string[] = ['b', `k${piece.kind}`];
    const add: Add = (name, ...values) => {
      signs.push(`${name}=${values.join(',')}`);
    };
    const fact = facts.lines[piece.line];
    if (fact === undefined) return signs;
    addPlace(page, piece, fact, add);
    addAround(page, index, piece, fact, add);
    if (piece.kind === 'text') addText(page, index, piece, fact, add);
    else if (piece.kind === 'word') {
      add('word', fold(piece.text));
      add('wordt', fold(piece.text), facts.tongue);
    } else if (piece.kind === 'span') addSpan(page, index, piece, fact, add);
    else if (piece.kind === 'date') add('datepl', placeIn(piece), fact.section);
    return signs;
  });
}

const placeIn = ({ at, of }: LinePiece): string =>
  of === 1 ? 'only' : at === 0 ? 'first' : at === of - 1 ? 'last' : 'mid';

function addPlace({ lines, facts }: Page, piece: LinePiece, fact: LineFacts, add: Add): void {
  const { kind, before, after, line: at, of } = piece;
  const { section, since, up, down, look } = fact;
  const line = lines[at];
  const place = placeIn(piece);
  const [u, d] = [apart(up), apart(down)];
  add('sec', section);
  add('secs', `${section}${since === 0 ? '0' : since < 3 ? '1' : since < 15 ? '2' : '3'}`);
  add('look', look);
  add('pl', place);
  add('of', Math.min(of, 5));
  add('ud', u, d);
  add('u', u, kind);
  add('d', d, kind);
  add('usec', apart(Math.min(up, down)), section);
  const isWith = (far: number, other: LineFacts | undefined): string =>
    far < FAR && other?.block === fact.block ? '1' : '0';
  const blocks = `${isWith(up, facts.lines[at - up])}${isWith(down, facts.lines[at + down])}`;
  add('blk', blocks, u, d);
  add('blkk', blocks, kind);
  add('style', facts.style, u, d);
  add('styleb', facts.style, blocks, place);
  add('bef', before);
  add('aft', after);
  add('ba', before, after);
  add('prose', fact.prose, kind);
  if (fact.heading) add('head', kind);
  if (fact.contact) add('contact');
  if (line?.margin) add('margin');
  if (line?.apart) add('apart', place);
  if (line?.bullet) add('bullet', kind, fact.spans);
  const earlier = facts.spanned.filter((one) => one < at).length;
  add('top', at < 6 ? at : 'x', earlier > 0);
  add('an', Math.min(4, facts.spanned.length), Math.min(4, earlier));
  if (line?.strong !== undefined)
    add('strong', piece.end <= line.text.indexOf(line.strong) + line.strong.length);
}

function addAround(
  { pieces, known, facts }: Page,
  index: number,
  piece: LinePiece,
  fact: LineFacts,
  add: Add,
): void {
  const brief = (at: number): string => {
    const [one, what] = [pieces[at], known[at]];
    if (one === undefined || what === undefined) return '#';
    if (one.kind !== 'text') return one.kind;
    return `${above(what.title, COARSE)}${above(what.employer, COARSE)}${what.known.includes('place') ? 'p' : ''}`;
  };
  const where = (at: number): string => {
    const far = Math.abs((pieces[at]?.line ?? -FAR) - piece.line);
    return far === 0 ? '=' : far === 1 ? '^' : '~';
  };
  const [before, after] = [brief(index - 1), brief(index + 1)];
  add('p1', before, where(index - 1));
  add('n1', after, where(index + 1));
  add('p2', brief(index - 2));
  add('n2', brief(index + 2));
  add('p1n1', before, after);
  const [over, under] = [facts.lines[piece.line - 1], facts.lines[piece.line + 1]];
  add('l-1', outlineOf(over), piece.kind);
  add('l+1', outlineOf(under), piece.kind);
  add('l+-', outlineOf(over), outlineOf(under));
  add('l0', outlineOf(fact));
  if (under !== undefined && under.count > 0) add('lf+', brief(under.first), fact.spans);
  if (over !== undefined && over.count > 0) add('lf-', brief(over.first), fact.spans);
  if (fact.spans && piece.kind !== 'span') {
    const own = pieces.slice(fact.first, fact.first + fact.count);
    const first = fact.first + own.findIndex(({ kind }) => kind === 'span');
    add('dside', index < first ? '<' : '>', facts.style, Math.min(3, piece.at));
  }
}

const outlineOf = (fact: LineFacts | undefined): string =>
  fact === undefined
    ? '#'
    : [
        fact.spans ? (fact.alone ? 'D' : 'd') : fact.dated ? 'y' : '',
        fact.prose ? 'p' : '',
        fact.look.includes('*') ? '*' : '',
        fact.short ? 's' : '',
        fact.heading ? 'h' : '',
        fact.count === 0 ? '0' : '',
      ].join('');

function addText(page: Page, index: number, piece: LinePiece, fact: LineFacts, add: Add): void {
  const { lines, pieces, known, facts, places } = page;
  const own = known[index] ?? NOTHING;
  const { title, employer, shapes } = own;
  const { section, up, down } = fact;
  const place = placeIn(piece);
  const leans = above(title - employer, [-0.7, 0.7]);
  add('te', above(title, EVIDENCE));
  add('ee', above(employer, EVIDENCE));
  add('tee', above(title, EVIDENCE), above(employer, EVIDENCE));
  add('st', above(shapes.title, LIKELY), above(shapes.employer, LIKELY));
  add('diff', above(title - employer, [-2.5, -1.5, -0.7, -0.25, 0.25, 0.7, 1.5, 2.5]));
  add('diffud', leans, apart(up), apart(down));
  add('diffsec', leans, section);
  add('diffp', leans, place, fact.spans);
  for (const list of own.known) {
    add('is', list);
    add('iss', list, section);
  }
  const isPlace = own.known.includes('place');
  const ahead = pieces[index - 1];
  if (isPlace) add('placeat', piece.before, ahead?.kind ?? '#');
  if (ahead?.kind === 'word') {
    add('aw', fold(ahead.text), facts.tongue);
    add('awe', fold(ahead.text), above(employer, COARSE), isPlace);
  }
  addWords(piece.text, lines[piece.line]?.text ?? '', add);
  for (const { side, mean, share } of places.others(piece, own)) {
    add('slotn', side, above(share, [0.3, 0.6, 0.9]));
    if (mean === null) continue;
    const lean = mean.title - mean.employer;
    add('slot', side, above(lean, [-1.2, -0.5, -0.15, 0.15, 0.5, 1.2]));
    add('slott', side, above(mean.title, [-0.5, 0.2, 0.8, 1.4]));
    add('slote', side, above(mean.employer, [-0.5, 0.2, 0.8, 1.4]));
    add('slotd', above(lean, [-0.5, 0.5]), leans);
  }
  for (const { off, share } of places.alike(piece.line)) add('lk', off, above(share, [0.35, 0.7, 0.95]));
}

function addWords(text: string, line: string, add: Add): void {
  const words = text.split(/\s+/);
  const plain = words.map((word) => fold(word).replace(/[^\p{L}]/gu, ''));
  add('nw', Math.min(9, words.length));
  add('caps', capitalsOf(text));
  add('capsn', capitalsOf(text), Math.min(6, words.length));
  if (/\d/.test(text)) add('digit');
  if (text.endsWith('.')) add('stop');
  if (text.includes('&')) add('amp');
  if (/[«»"“”„]/.test(line)) add('quote');
  add('w1', plain[0] ?? '');
  add('wl', plain.at(-1) ?? '');
  if (words.length <= 3) add('ww', plain.join(' '));
  for (const word of plain.slice(0, 6)) if (word.length > 1) add('w', word);
}

function capitalsOf(text: string): string {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  if (words.length === 0) return 'none';
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return 'all';
  if (/^\p{Ll}/u.test(text)) return 'small';
  const later = words.slice(1).filter((word) => word.length > 3);
  if (later.length === 0) return words.length === 1 ? 'one' : 'short';
  const count = later.filter((word) => /^\p{Lu}/u.test(word)).length;
  return count === later.length ? 'each' : count === 0 ? 'first' : 'some';
}

const yearOf = (day: string | null | undefined): string | undefined => day?.slice(0, 4);

const holds = (outer: Span | undefined, inner: Span | undefined): boolean =>
  outer?.from != null &&
  inner?.from != null &&
  inner.from >= outer.from.slice(0, inner.from.length) &&
  (outer.current || (inner.to !== null && (yearOf(outer.to) ?? '') >= inner.to.slice(0, 4))) &&
  !(inner.from === outer.from && inner.to === outer.to);

function addSpan(
  { pieces, known, spans }: Page,
  index: number,
  piece: LinePiece,
  fact: LineFacts,
  add: Add,
): void {
  const { span } = piece;
  if (span === null) return;
  const { from, to, current } = span;
  const at = spans.findIndex((one) => one.index === index);
  const [before, behind] = [spans[at - 1]?.span, spans[at + 1]?.span];
  add('cur', current);
  add('order', (from ?? '') <= (before?.from ?? '9999'));
  add('long', to === null || from === null ? -1 : Math.min(9, Number(yearOf(to)) - Number(yearOf(from))));
  add('prec', (from ?? '').length, fact.section);
  add('spanpl', placeIn(piece), fact.section);
  add('holds', holds(span, behind), holds(before, span));
  add('touch', yearOf(behind?.to) === yearOf(from), yearOf(before?.from) === yearOf(to));
  const begin = Math.max(0, index - 4);
  const near = pieces
    .slice(begin, index + 5)
    .flatMap(({ kind, line }, off) =>
      kind === 'text' && Math.abs(line - piece.line) <= 2 ? [known[begin + off] ?? NOTHING] : [],
    );
  const title = Math.max(-9, ...near.map((one) => one.title));
  const employer = Math.max(-9, ...near.map((one) => one.employer));
  const isStudy = near.some((one) => one.known.includes('school') || one.known.includes('degree'));
  add('nt', above(title, [0, 0.7, 1.8]));
  add('ne', above(employer, [0, 0.7, 1.8]));
  add('ns', isStudy);
  add('nss', isStudy, fact.section);
  add('nboth', above(title, [0.7]), above(employer, [0.7]), isStudy);
}
