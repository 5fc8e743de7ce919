import { hasLegalForm } from './occupations.ts';
import { titleEvidence } from './title-or-employer.ts';
import { firmOf } from './told-jobs.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

// What ends the name of an employer, behind whose last word with a capital the sentence goes on.
const JOINS =
  /^(?:&|\+|of|and|und|et|y|e|en|och|og|the|der|die|des|de|del|della|di|da|do|du|la|le|van|von|für|för|for|plc|gmbh|mbh|ag|sa|bv|nv|ab|as|aps|oy|co|kg|ltd|inc)\.?$/u;

/** The words of an employer's name, without what the sentence says behind it: "Orrin Ltd and looking for more". */
export function nameOnly(firm: string): string {
  const kept: string[] = [];
  for (const word of firm.split(/\s+/)) {
    if (!/^[\p{Lu}\d«“„"(&+]/u.test(word) && !JOINS.test(word)) break;
    kept.push(word);
    if (/[,;]$/.test(word)) break;
  }
  while (kept.length > 0 && JOINS.test(kept.at(-1) ?? '') && !hasLegalForm(kept.join(' '))) kept.pop();
  return kept.join(' ').replace(/[,;:.]+$/, (stop) => (/^\.$/.test(stop) ? stop : ''));
}

// Who did what in a sentence, and what stands before the employer; "sure" where that word stands before little else.
interface Tongue {
  worked: RegExp;
  at: RegExp;
  isSure: boolean;
}

const TONGUES: readonly Tongue[] = (
  [
    [
      '^(?:(?:\\p{L}+,?\\s){0,5}I(?:\\s(?:have|then|also|first|later|previously|had))?\\s)?(?:led|managed|ran|headed|supervised|worked|oversaw|taught|drove|built|looked after|was (?:responsible|in charge)|handled|coordinated|directed|sold|cooked|cared|(?:led|managed) and \\p{L}+)\\s',
      'at',
      true,
    ],
    [
      '(?<!\\p{L})(?:leitete|führte|arbeitete|betreute|verantwortete|unterrichtete|koordinierte|verkaufte|fuhr)\\sich\\s|(?<!\\p{L})ich\\s(?:leitete|führte|arbeitete|betreute|verantwortete|unterrichtete|koordinierte|verkaufte|fuhr)\\s',
      'beim|bei der|bei dem|bei den|bei',
      true,
    ],
    [
      "(?<!\\p{L})j[’']ai\\s(?:dirigé|géré|encadré|travaillé|animé|piloté|supervisé|enseigné|conduit|coordonné)\\s",
      "chez|au sein de la|au sein de l[’']|au sein du|au sein de",
      true,
    ],
    [
      '(?:^|\\s)(?:dirigí|gestioné|trabajé|coordiné|llevé|lideré|supervisé|enseñé|conduje)\\s',
      'en la empresa|en el|en la|en',
      false,
    ],
    [
      '(?<!\\p{L})ho\\s(?:diretto|gestito|lavorato|guidato|coordinato|seguito|insegnato)\\s',
      "presso la|presso il|presso l[’']|presso lo|presso|alla|in",
      false,
    ],
    [
      '(?:^|\\s)(?:dirigi|geri|trabalhei|coordenei|liderei|chefiei|supervisionei|lecionei|conduzi)\\s',
      'na empresa|na|no|em',
      false,
    ],
    [
      '(?<!\\p{L})(?:leidde|werkte|beheerde|coördineerde)\\sik\\s|(?<!\\p{L})ik\\s(?:leidde|werkte|beheerde|coördineerde)\\s|(?<!\\p{L})(?:gaf ik|ik gaf) leiding\\s',
      'bij de|bij het|bij',
      true,
    ],
    [
      '(?<!\\p{L})(?:ledde|arbetade|jobbade|ledede|arbejdede|ledet|jobbet|arbeidet|jobbede)\\s(?:jag|jeg)\\s|(?<!\\p{L})(?:jag|jeg)\\s(?:ledde|arbetade|jobbade|ledede|arbejdede|ledet|jobbet|arbeidet|jobbede)\\s',
      'hos|på|vid|ved',
      false,
    ],
  ] as const
).map(([worked, at, isSure]) => ({
  worked: new RegExp(worked, 'iu'),
  at: new RegExp(`(?<!\\p{L})(?:${at})(?:\\s+|(?<=[’']))`, 'gu'),
  isSure,
}));

const LONGEST = 220;

/**
 * The employer of a sentence in which somebody says what they did and not as what: "I led the payroll team at Marlow & Sons". Null
 * where none is named.
 * @param told the sentence without its time
 */
export function workedAt(told: string): { firm: string; place: string | null } | null {
  if (told.length > LONGEST) return null;
  for (const { worked, at, isSure } of TONGUES) {
    if (!worked.test(told)) continue;
    for (const { 0: word, index } of told.matchAll(at)) {
      const named = firmOf(told.slice(index + word.length).replace(/[\s.,;:]+$/, ''));
      const firm = nameOnly(named.firm);
      const isHouse = isSure || hasLegalForm(firm) || looksLikeEmployer(firm);
      if (firm.length < 2 || !isHouse || placeIn(firm) !== null || titleEvidence(firm) >= 1) continue;
      return { firm, place: firm === named.firm ? named.place : null };
    }
  }
  return null;
}
