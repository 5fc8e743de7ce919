import { fold } from '#src/lib/fold.ts';
import type { EmailFacts, WrittenEmail } from '../ports.ts';
import { type Unsure, unsureIn } from './whose.ts';

/** Where the next order of an instruction begins. */
const ORDER =
  /[.!?;]+\s+|\n+|,?\s+(?:and|then|and then)\s+(?=(?:ask|tell|thank|mention|invite|remind|propose|suggest|let)\s)|,\s+(?=(?:ask|tell|thank|let|remind|invite|mention)\s)/iu;
const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu;

/** What a job, a place or an offer has, named and not told. */
const FACT =
  '(?:(?:the|her|his|their|our|all|das|den|die|dem|le|la|les|el|los|las) )*(?:(?:pay|salary|wages?|(?:day |hourly )?rate|money|place|location|address|hours|shifts?|shift pattern|benefits|perks|package|duties|tasks|responsibilities|requirements|job spec|job description|spec|details|start date|dates?|times?|notice|gehalt|lohn|ort|standort|arbeitszeit(?:en)?|aufgaben|anforderungen|startdatum|salaire|lieu|horaires?|missions|avantages|salario|sueldo|lugar|ubicacion|horario|funciones|requisitos|beneficios)|what (?:they|the client|she|he|you) (?:would )?(?:look(?:s|ing)? for|wants?|needs?|offers?|pays?|do|earn)|where it is|how much it pays)';
const FACTS = `${FACT}(?:(?:,| and|,? und| et| y)* ${FACT})*`;
/** Orders to the writer, which are no words for the reader. */
const HOLLOW = [
  new RegExp(`(?<!\\p{L})about [^,.]+?(?:,| and|) (?:with|including) ${FACTS}$`, 'u'),
  /(?<!\p{L})about [^,.]+?(?:,| and) (?:describe|explain|include|outline|mention|list|summari[sz]e|give) (?:the|what|how|where|when|our|some|all|her|him|a) .+$/u,
  /, (?:describe|explain|include|outline|list|summari[sz]e|attach) (?:the|what|how|where|when|our|some|all|a) [^,]+$/u,
  new RegExp(
    `(?<!\\p{L})(?:mention|include|give|state|say|about|erwahne|mentionne[rz]?|menciona) ${FACTS}$`,
    'u',
  ),
  /, (?:nicely|kindly|politely|gently|warmly|briefly|in an? \p{L}+ (?:way|tone))$/u,
];

/**
 * A mail of the assistant without sentences that say something of the reader of which the instruction does not surely say it of them, and
 * without copies of the instruction in place of words. Each is told in a note; a mail of which nothing stays is empty.
 * @param facts whose names are known
 */
export function asInstructed(
  written: WrittenEmail,
  instruction: string | null | undefined,
  { candidate, job, sender, agency }: EmailFacts,
): WrittenEmail {
  if (instruction == null || written.body === '') return written;
  const reader = [candidate.name, candidate.first_name ?? '', candidate.name.split(/\s+/u).at(-1) ?? ''];
  const known = [job?.title, job?.client_name, job?.location, sender.name, agency.name].filter(
    (name) => name != null,
  );
  let { body } = written;
  const notes = [...written.notes];
  for (const part of instruction.replace(QUOTED, ' ').split(ORDER).map(bare)) {
    if (part === '') continue;
    const unsure = unsureIn(part, reader, known);
    const without = withoutSentences(body, (sentence) => saysUnsure(sentence, part, unsure));
    if (without !== body) {
      const whom = [...new Set(unsure.map(({ pronoun }) => `“${pronoun}”`))].join(', ');
      notes.push(`Not followed, as it is not sure who is meant by ${whom}: ${part}`);
    }
    const filled = withoutSentences(without, (sentence) => isHollow(sentence, part));
    if (filled !== without) notes.push(`Not followed, as it says what to write of, and not what: ${part}`);
    body = filled;
  }
  const whole = withoutSentences(body, (sentence) => /(?<!\p{L})you['’]s(?!\p{L})/iu.test(sentence));
  if (whole !== body) notes.push('Left out, as it could not be put to the reader: say it in other words.');
  if (whole === written.body) return written;
  return { ...written, body: hasContent(whole) ? whole : '', notes };
}

const bare = (part: string): string =>
  part
    .replace(/\s+/gu, ' ')
    .replace(/[.!?; ]+$/u, '')
    .trim();

const stemsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 4));

/** How much of a text stands in another. */
function shareOf(text: string, within: string): number {
  const there = new Set(stemsOf(within));
  const stems = stemsOf(text).filter((stem) => !/^(?:they|them|thei|your|tell|that)$/u.test(stem));
  return stems.length === 0 ? 1 : stems.filter((stem) => there.has(stem)).length / stems.length;
}

const HALF = 0.5;
const FORMS: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' };

function saysUnsure(sentence: string, part: string, unsure: readonly Unsure[]): boolean {
  if (unsure.length === 0 || shareOf(part, sentence) < HALF) return false;
  const said = fold(sentence).replace(/[’]/gu, "'");
  return unsure.some(({ pronoun, next, isAlone }) => {
    const small = fold(next);
    const word = FORMS[small] ?? small.slice(0, Math.max(2, Math.min(4, small.length - 1)));
    const behind = small === '' ? '(?=[.,;!?]|$)' : `(?: (?:still|also|already))? ${escaped(word)}`;
    const you = new RegExp(`(?<![\\p{L}])you(?:rs?|rself)?(?:'\\p{L}+)?${behind}`, 'u');
    const kept = new RegExp(`(?<![\\p{L}'])${escaped(fold(pronoun).replace(/[’]/gu, "'"))}${behind}`, 'u');
    return you.test(said) || (isAlone && kept.test(said));
  });
}

function isHollow(sentence: string, part: string): boolean {
  const small = fold(part);
  const order = HOLLOW.map((pattern) => pattern.exec(small)?.[0]).find((one) => one !== undefined);
  return (
    order !== undefined && shareOf(order, sentence) > 0.7 && shareOf(sentence, `${part} ${FRAMES}`) > 0.7
  );
}

/** Words with which the assistant begins a sentence of somebody’s own words. */
const FRAMES =
  'I would like to mention writing about could you please let me know whether also send möchte erwähnen Ihnen mitteilen vous informe souhaite mentionner informo quisiera mencionar';

function withoutSentences(body: string, isOut: (sentence: string) => boolean): string {
  const paragraphs = body.split(/\n\n/u).map((paragraph) => {
    const sentences = paragraph.split(/(?<=[.!?]) /u);
    const left = sentences.filter((sentence) => !isOut(sentence));
    return left.length === sentences.length ? paragraph : left.join(' ');
  });
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** Whether there is more than a greeting and a sign-off. */
function hasContent(body: string): boolean {
  const paragraphs = body.split(/\n\n/u);
  return paragraphs.some((one, at) => !(at === 0 && /[,:!]$/u.test(one)) && at < paragraphs.length - 1);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
