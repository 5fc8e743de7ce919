import { type Finding, isAttribute, PERSONAL_DESCRIPTION } from '../moderation/index.ts';
import type { Draft } from './draft.ts';

/** More of a draft than these many doubted sentences is not left out unseen: then somebody has to look at it whole. */
export const MOST_DOUBTS_LEFT_OUT = 2;

/**
 * What is found in a drafted ad, where its sentences may go from it so that the rest need not wait: a few doubts whether something is
 * private, none of them plain, and none about its title. What may pick people waits with its whole ad. Null where there is nothing to leave
 * out, or where a person has to look.
 */
export function doubtsToLeaveOut(
  found: readonly Finding[],
  textOf: (field: string) => string = () => '',
): Finding[] | null {
  const held = found.filter(({ verdict }) => verdict === 'held');
  const mayGo =
    held.length > 0 &&
    found.every(({ verdict }) => verdict !== 'blocked') &&
    held.every(
      (one) =>
        one.field !== 'title' &&
        !isAttribute(one.about) &&
        one.about !== PERSONAL_DESCRIPTION &&
        !wishesForSomebody(textOf(one.field), one),
    );
  return mayGo ? held : null;
}

/**
 * Whether what is found in a text says how somebody is to be, right beside the word for whoever is wanted: "someone young with a bit of go",
 * "jemand Junges". Such a wish is plain, whatever is doubted of its words.
 */
export function wishesForSomebody(text: string, { start, words }: Pick<Finding, 'start' | 'words'>): boolean {
  return words.split(/\s+/u).length <= 3 && SOMEBODY.test(text.slice(Math.max(0, start - 60), start));
}
const SOMEBODY =
  /(?<!\p{L})(?:some(?:one|body)|any(?:one|body)|a person|people|jemand\p{L}*|quelqu[’']un|alguien|qualcuno|iemand|alguém|någon|noen|nogen)(?: (?:who(?:['’]s| is)|that(?:['’]s| is)|de|che è|die|som är|a bit|bit|quite|really|very|fairly|reasonably|ideally|preferably|nice and|plutôt|assez|recht|möglichst|eher|más bien|abbastanza|lekker|nog))* $/iu;

interface Span {
  start: number;
  end: number;
}

/** Where the sentences of a paragraph stand in it, each with the blanks behind it. */
const sentenceSpans = (text: string): Span[] =>
  [...text.matchAll(/.+?(?:[.!?…]+["”»)]*(?=\s|$)|$)\s*/gsu)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));

const holds = ({ start, end }: Span, one: Span): boolean => one.start < end && one.end > start;

const shifted = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start - by, end: end - by }));

/** A list without the one of its things in which something is found; null where that is no list, or more than one. */
function withoutPiece(said: string, found: readonly Span[]): { kept: string | null; cut: string } {
  const whole = { kept: null, cut: said };
  const pieces = [...said.matchAll(/[^,;]+(?:[,;]\s+|$)/gu)].map(({ index, 0: piece }) => ({
    start: index,
    end: index + piece.length,
  }));
  const doubted = pieces.filter((piece) => found.some((one) => holds(piece, one)));
  const [one] = doubted;
  if (pieces.length < 3 || doubted.length !== 1 || one === undefined || one.start === 0) return whole;
  const cut = said.slice(one.start, one.end).replace(/[,;.\s]+$/u, '');
  // A clause says something of the rest, and a thing of a list nothing.
  if (CLAUSE.test(cut) || cut.split(/\s+/u).length > 7) return whole;
  const before = said.slice(0, one.start);
  const kept = one.end < said.length ? before + said.slice(one.end) : `${before.replace(/[,;\s]+$/u, '')}.`;
  return { kept: said.trimEnd().endsWith('.') || !kept.endsWith('.') ? kept : kept.slice(0, -1), cut };
}
const CLAUSE =
  /(?<!\p{L})(?:and|or|but|who|which|that|if|as|because|we|you|they|he|she|is|are|und|oder|aber|wer|der|die|das|weil|et|ou|mais|qui|que|y|o|pero|e|ma|che|en|of|maar|die|dat)(?!\p{L})/iu;

/** A text of an ad without the sentences and items of lists in which something is found; null where nothing is left. */
function without(text: string, found: readonly Span[]): { kept: string | null; gone: string[] } {
  const gone: string[] = [];
  let at = 0;
  const parts = text.split('\n\n').map((part) => {
    const own = shifted(found, at);
    at += part.length + 2;
    const isList = part.startsWith('- ');
    let line = 0;
    const pieces = isList
      ? part.split('\n').map((item) => {
          const span = { start: line, end: line + item.length };
          line += item.length + 1;
          return span;
        })
      : sentenceSpans(part);
    return pieces
      .flatMap((piece) => {
        const said = part.slice(piece.start, piece.end);
        const doubted = own.filter((one) => holds(piece, one));
        if (doubted.length === 0) return [said];
        const { kept, cut } = withoutPiece(said, shifted(doubted, piece.start));
        gone.push(cut.replace(/^- /u, '').trim());
        return kept === null ? [] : [kept];
      })
      .join(isList ? '\n' : '')
      .trim();
  });
  // A heading of which no list is left goes with it.
  const kept = parts.filter(
    (part, place) =>
      part !== '' && !(/^\*\*.*\*\*$/u.test(part) && !(parts[place + 1] ?? '').startsWith('- ')),
  );
  return { kept: kept.length === 0 ? null : kept.join('\n\n'), gone };
}

/**
 * A drafted ad without the sentences in which something is found, and these; null where they are more than may go, or where nothing of
 * the ad would be left.
 */
export function withoutFound(
  ad: Draft['ad'],
  doubts: readonly Pick<Finding, 'field' | 'start' | 'end'>[],
  most = Number.POSITIVE_INFINITY,
): Draft | null {
  const of = (field: string): Span[] => doubts.filter((one) => one.field === field);
  const headline = without(ad.headline ?? '', of('headline'));
  const body = without(ad.body ?? '', of('body'));
  const listed = ad.bullets.map((bullet, at) => {
    const found = of(`bullets.${at}`);
    return found.length === 0 ? { kept: bullet, cut: '' } : withoutPiece(bullet, found);
  });
  const bullets = listed.flatMap(({ kept }) => (kept === null ? [] : [kept]));
  const gone = [...headline.gone, ...body.gone, ...listed.flatMap(({ cut }) => (cut === '' ? [] : [cut]))];
  if (gone.length > most || (body.kept === null && bullets.length === 0)) return null;
  return { ad: { ...ad, headline: headline.kept, body: body.kept, bullets }, left_out: gone };
}
