import type { Finding } from '../moderation/index.ts';

/**
 * What many write of themselves in a CV and no client needs: whether they are married and have children, when they were born, what they
 * believe, where they live and how their referees are reached. A client reads it in the file as it stands.
 */

interface Particular {
  about: Finding['about'];
  reason: string;
  words: RegExp;
}

/** Behind the start of a line or what parts the particulars of one: a label, "married" in a sentence of work is none. */
const AT = String.raw`(?<=(?:^|[\n•·|,;:./(–—-])[ \t]*)`;
const TO = String.raw`(?=[ \t]*(?:$|[\n•·|,;/.()–—-]|\d|(?:and|with|und|mit|et|avec|y|con|e|en|met|com|i)[ \t]))`;
/** The same, and behind that they are married or not: "married with two children". */
const BEHIND_IT = `(?:${AT}|(?<=(?:married|single|divorced|verheiratet|ledig|geschieden|mariée?|casad[oa]|sposat[oa]|getrouwd|gehuwd|żonaty|zamężna),? (?:with |and |mit |und |avec |et |con |y |e |met |en |com |i )?))`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|a|an|ein|eine|einen|zwei|drei|vier|une?|deux|trois|quatre|una?|dos|tres|cuatro|uno|due|tre|quattro|een|twee|drie|um|uma|dois|duas|três|jedno|dwoje|troje|dwie|dwóch)`;
const CHILDREN = `(?:(?:small |young |grown[- ]up |adult |kleine |erwachsene )?(?:child(?:ren)?|kids?|daughters?|sons?)|kind(?:er(?:en)?)?|töchter|tochter|söhne|sohn|enfants?|filles?|fils|hij[oa]s?|figli[oae]?|dochters?|zoons?|zonen|filh[oa]s?|dzieci|dziecko|córk[aię]|syn(?:ów|a)?)`;

const PARTICULARS: readonly Particular[] = [
  {
    about: 'family',
    reason: 'It tells whether they are married or have children.',
    words: new RegExp(
      `${AT}(?:(?:marital|civil|family) status\\s*[:–-]?\\s*[^\\n,;]{3,30}|familienstand\\s*[:–-]?\\s*[^\\n,;]{3,30}|(?:situation (?:de famille|familiale)|état civil|estado civil|stato civile|burgerlijke staat|stan cywilny)\\s*[:–-]?\\s*[^\\n,;]{3,30}|(?:happily |not )?(?:married|divorced|widowed|separated)|single(?=[ \\t]*(?:$|[\\n,;.·|]))|verheiratet|ledig|geschieden|verwitwet|mariée?|célibataire|divorcée?|pacsée?|veuf|veuve|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|coniugat[oa]|sposat[oa]|celibe|nubile|divorziat[oa]|gehuwd|ongehuwd|getrouwd|gescheiden|solteir[oa]|divorciad[oa]|żonaty|zamężna|rozwiedzion[ya])${TO}`,
      'giu',
    ),
  },
  {
    about: 'family',
    reason: 'It tells whether they are married or have children.',
    words: new RegExp(
      `(?:${AT}|(?<=(?:a|proud|am|the) ))(?:mother|father|mum|mom|dad) (?:of|to) ${COUNT}(?: ${CHILDREN})?${TO}|${BEHIND_IT}(?:no|keine|sans|sin|geen|${COUNT}) ${CHILDREN}${TO}`,
      'giu',
    ),
  },
  {
    about: 'age',
    reason: 'It tells when they were born.',
    words:
      /(?<!\p{L})(?:d\.?o\.?b\.?|date of birth|born(?: on| in)?|geb(?:\.|oren)(?: am)?|geburtsdatum|née?(?: le)?|date de naissance|fecha de nacimiento|nacid[oa](?: el)?|nat[oa] il|data di nascita|geboren(?: op)?|geboortedatum|data de nascimento|nascid[oa] (?:em|a)|data urodzenia|ur\.)\s*:?\s*(?:\d{1,2}(?:st|nd|rd|th)?[ ./-]+(?:de |d['’])?(?:\p{L}{3,12}\.?|\d{1,2})[ ./-]+(?:de |del )?(?:19|20)?\d{2}|\p{L}{3,10} \d{1,2},? (?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)/giu,
  },
  {
    about: 'religion',
    reason: 'It tells what they believe.',
    words: new RegExp(
      `${AT}(?:religion|konfession|faith|religión|religione|geloof|religião|wyznanie)\\s*:\\s*[^\\n,;]{3,30}`,
      'giu',
    ),
  },
  {
    about: 'contact_details',
    reason: 'It tells how somebody else is reached, who may not know that it is handed on.',
    words:
      /(?<!\p{L})(?:referees?|references?|referenzen|références|referencias|referenze|referenties|referências|referencje)\s*(?::|\n|[–-])[^\n]{0,120}?(?:\+?\d[\d ()-]{7,16}\d|[\w.+-]{1,40}@[\w-]{1,40}\.\w{2,12})/giu,
  },
];

/** Findings of the particulars in the text of a CV, each to be looked at: they hold nothing, since many send them so on purpose. */
export function particularsIn(field: string, text: string, rewording: string): Finding[] {
  return PARTICULARS.flatMap(({ about, reason, words }) =>
    [...text.matchAll(words)].map(
      ({ 0: said, index }): Finding => ({
        verdict: 'look',
        about,
        field,
        words: said.replace(/\s+/gu, ' ').trim(),
        start: index,
        end: index + said.length,
        reason,
        rewording,
      }),
    ),
  );
}
