import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { linesOfOffice, signedBy } from './signed-alone.ts';

/**
 * Who at the client a brief speaks of by name, where it is plain that it is somebody: who sent it, who signed it, whom it was told by, who
 * says, wants or will teach something. A first name is in no record then, and seldom in a list.
 */

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2}`;
/** "From: Kev Brandt". */
const SENT_BY = new RegExp(String.raw`^(?:from|von|de|da|van)\s*:\s*(${NAME})`, 'imu');
/** "A yarn with Moana at Te Awaiti", "New one from Robbie down at Yallambee", "die Traudl vom Gamskogel". */
const OF_HOUSE = new RegExp(
  String.raw`(?<!\p{L})(?:with|from|by|note,|call,|mit|von|avec|con|met|die|der) (${NAME})(?: (?:down|over|up|out))? (?:at|vom|von der|chez|bij|presso) (?:the )?\p{Lu}`,
  'gu',
);
const SAYS =
  '(?:says?|said|wants?|wanted|needs?|told|asked|asks|thinks?|thought|reckons?|rang|called|phoned|rung|mentioned|insists?|hopes?|prefers?|sagt|sagte|meint|sucht|braucht|möchte|hat (?:gesagt|angerufen)|dit|veut|cherche|demande|a (?:dit|appelé)|dice|dijo|quiere|busca|pide|ha dicho|vuole|cerca|chiede|zegt|zei|wil|zoekt|vraagt|belde|diz|disse|quer|procura)';
const TEACHES =
  '(?:will|would|can|could|is happy to|has offered to|is going to) (?:also |always |gladly |happily )?(?:train|teach|show|mentor|coach|help|meet|interview|tell|explain|introduce|supervise|sign (?:them|you) off|look after)';
/** "Moana will train someone", "sina wants a lead teacher", "Wietske van Noordzwaluw zoekt": who says, wants or will do something for whoever comes, however it is written. */
const DOES = new RegExp(
  String.raw`(?<![\p{L}'’@.-])(\p{L}[\p{L}'’-]{2,14})(?: (?:at|from|of|van|von|vom|de|du|chez|bei|di|bij) [^\s,.;:!?]+(?: \p{Lu}[^\s,.;:!?]*){0,3})?(?: ${SAYS}| ${TEACHES})(?!\p{L})`,
  'gu',
);
/** "Jasmine Teo 8555 0127", "06 5555 0172, Wietske Hoekstra": whose number it is. */
const NUMBERED = new RegExp(
  String.raw`(${NAME})[ ,:(–-]{1,3}\+?\d[\d ()/-]{6,}|\d[\d ()/-]{5,}\d[ ,:)–-]{1,3}(${NAME})`,
  'gu',
);
/** "Sinas number is", "Kev's mobile". */
const REACHED =
  /(?<!\p{L})(\p{Lu}\p{Ll}{1,13}?)['’]?s (?:number|mobile|phone|cell|email|direct line|handy|nummer)(?!\p{L})/gu;

/** Whether a word may be somebody's name: one that no list of words of the language has. */
function isNoWord(word: string, text: string): boolean {
  const small = word.toLowerCase();
  const reader = readerOf(text);
  if (isEnglish(small)) return false;
  if (reader === null || reader === 'en') return true;
  return !isWordOf(reader, small) || isGiven(small);
}

/** What calls the candidate, the agency or the house, and nobody by name. */
const NO_NAME =
  /^(?:the|our|my|your|client|owners?|boss|manager|mr|mrs|ms|dr|herr|frau|mme|monsieur|madame)$/iu;

/** The names, or the parts of them, of people at the client whom a text itself tells of. */
export function peopleTold(text: string): string[] {
  const lines = linesOf(text);
  const sender = SENT_BY.exec(text)?.[1];
  const whole = [
    ...(sender === undefined ? [] : [sender]),
    ...signedBy(lines),
    ...[...text.matchAll(OF_HOUSE)].map(([, name = '']) => name),
    ...[...text.matchAll(NUMBERED)].map(([, name, behind]) => name ?? behind ?? ''),
  ];
  const alone = [...text.matchAll(DOES), ...text.matchAll(REACHED)].map(([, name = '']) => name);
  const parts = [...whole.flatMap((name) => name.split(' ')), ...alone].filter(
    (word) => word.length > 2 && !NO_NAME.test(word) && isNoWord(word, text),
  );
  return [...new Set(parts)];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines at the end of a text that say who sent it and what they are. */
export function signedLines(text: string): string[] {
  const lines = linesOf(text);
  const many = linesOfOffice(lines);
  return many === 0 ? [] : lines.slice(-many);
}
