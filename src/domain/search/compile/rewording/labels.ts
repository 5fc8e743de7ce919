/** What begins a field of a form: the start, a mark or a new sentence. */
const BEGIN = String.raw`(^\s*|[.;,|\n]\s*|\s[/|•–-]\s+)`;
const LABELLED = /(?<![\p{L}\p{N}])\p{L}[\p{L}/ ]{0,24}:\s/gu;

/** Labels of forms, each with the words by which what stands behind it is read. */
const LABELS: readonly (readonly [label: string, words: string])[] = [
  [String.raw`(?:was|were|then|before|once|used\s+to\s+be|past|previous(?:ly)?|former(?:ly)?)`, 'formerly '],
  [String.raw`(?:now|is|are|today|current(?:ly)?|at\s+present)`, 'now '],
  [String.raw`(?:where|whereabouts)`, 'in '],
  [
    String.raw`(?:loc|locs|places?|towns?|cit(?:y|ies)|area|base|office|worksite|place\s+of\s+work|home\s+base)`,
    'in ',
  ],
  [
    String.raw`(?:set-?\s?up|(?:working|work)\s+(?:model|mode|pattern|arrangement|style)|arrangement|mode)`,
    '',
  ],
  [String.raw`(?:tools?|systems?|software|stack|tech(?:nolog(?:y|ies))?|platforms?)`, 'with '],
  [String.raw`(?:tickets?|reg(?:istration)?|quals?|qualifications?|accreditations?|cards?)`, 'with '],
  [
    String.raw`(?:practice\s+area|speciali[sz]ation|specialism|speciality|specialty|discipline|focus)`,
    'with ',
  ],
  [String.raw`(?:vacancy|candidate|wanted|what|need|seeking|job)`, ''],
  [String.raw`(?:who|type\s+of\s+(?:person|candidate))`, ''],
  [String.raw`(?:sector|industry|field)`, 'experience in '],
  [String.raw`(?:when|avail(?:ability|able)?|joining)`, 'available '],
  [String.raw`(?:employment|contract|terms|basis|engagement)`, ''],
  [String.raw`(?:comments?|remarks?|notes?|other|misc)`, ''],
];
const PARTED = /(?<=^\s*|[;\n|]\s*)(\p{Lu}[\p{L}]{2,14}(?:\s\p{Ll}{2,12})?)\s+[-–]\s+(?=\S)/gu;

/**
 * A form whose labels stand as the words that the readers know: "Setup: fully remote. Tools/skills: Xero". Where two fields at least
 * have one, a word before a colon is a label and no condition.
 */
export function withLabelsSaid(query: string): string {
  const given = withFieldsRefused(query);
  const dashed = (given.match(PARTED)?.length ?? 0) > 2 ? given.replace(PARTED, '$1: ') : given;
  if ((dashed.match(LABELLED)?.length ?? 0) < 2) return given;
  // "Tools/skills:", "skills / tools:": of two names for one field the one that is known.
  let said = dashed.replace(
    /(?<![\p{L}/])(\p{L}{3,14})\s?\/\s?(\p{L}{3,14})(?=:\s)/gu,
    (_, first: string, second: string) =>
      /^(?:skills?|location|experience|salary|level)$/i.test(first) ? first : second,
  );
  for (const [label, words] of LABELS)
    said = said.replace(
      new RegExp(String.raw`${BEGIN}${label}\s*:\s+(?=\S)`, 'giu'),
      (_, begin: string) => `${begin.trim() === '' ? begin : '; '}${words}`,
    );
  return said.replace(NOT, (_, begin: string, list: string) => {
    const names = list.split(/\s*,\s*/).filter((name) => name !== '');
    return `${begin.trim() === '' ? begin : '; '}${names.map((name) => (/^(?:no|not|non|never|nobody|none)\b/i.test(name) ? name : `not ${name}`)).join('; ')}`;
  });
}

const REFUSES = String.raw`(?:not?|never|excl?d?\.?|excludes?|excluded|excluding|exclusions?|avoid|without|omit|leave\s+out|rule\s+out|skip|blocked|banned|barred|forbidden|off[\s-]limits)`;
const REFUSED = new RegExp(
  String.raw`(^\s*|[.;,|\n]\s*|\s[/|•–-]\s+)(?:${REFUSES}\s+((?:(?:current|past|previous|former|present|last|recent|target|preferred|work|home|job|candidate|client|any|these|the|following|all|certain|other|own|existing|visa|residency|employment|contract|seniority|skill|technical|business|office|industry|company|employer)\s+){0,2}?(?:employers?|compan(?:y|ies)|firms?|houses?|clients?|locations?|cit(?:y|ies)|towns?|countr(?:y|ies)|places?|regions?|skills?|titles?|roles?|positions?|rights|status|types?|levels?|seniority|industr(?:y|ies)|sectors?))|((?:[\p{L}-]+\s+){0,1}?(?:employers?|compan(?:y|ies)|firms?|locations?|cit(?:y|ies)|countr(?:y|ies)|skills?|titles?|roles?))\s+(?:\(\s*${REFUSES}\s*\)|${REFUSES}|to\s+(?:exclude|avoid|leave\s+out|skip|omit)))\s*[:=]\s*([^|;.\n:]+)(?=\s*(?:$|[|;\n]|\.\s|\.$))`,
  'giu',
);
const LISTED = /\s*(?:,|\/|\bor\b|\band\b|\bnor\b)\s*/iu;

/** What a refused field is read by: "exclude current employer" is who is at it, "excluded locations" who lives there. */
function refusalOf(field: string): string {
  if (/(?:employer|compan|firm|house|client)/iu.test(field)) {
    if (/past|former|previous|ex|old|earlier/iu.test(field)) return 'no ex-';
    return /current|present|now/iu.test(field) ? 'not now at ' : 'not at ';
  }
  return /(?:location|cit(?:y|ies)|town|countr|place|region)/iu.test(field) ? 'not in ' : 'no ';
}

/** "Exclude current employer: Vestas", "employers to avoid: KPMG, EY": each that stands in the field. */
const withFieldsRefused = (given: string): string =>
  given.replace(
    REFUSED,
    (_, begin: string, ahead: string | undefined, behind: string | undefined, list: string) => {
      const refusal = refusalOf(ahead ?? behind ?? '');
      const names = list
        .trim()
        .split(LISTED)
        .filter((name) => name !== '');
      return `${begin.trim() === '' ? begin : '; '}${names.map((name) => `${refusal}${name}`).join('; ')}`;
    },
  );

/** "Not: at City of Sydney, needs sponsorship": all that stands in the field. */
const NOT = new RegExp(
  String.raw`${BEGIN}(?:not|no|excl?d?\.?|exclud(?:e|es|ed|ing)|exclusions?|avoid|off[\s-]limits|must\s+not|do\s+not\s+want|don't\s+want|no[\s-]?gos?|deal[\s-]?breakers?|red\s+flags?|turn[\s-]?offs?|knock[\s-]?outs?|not\s+wanted|unwanted|rule[ds]?\s+out|leave\s+out|skip)\s*:\s+([^|;.\n:]+(?:,[^|;.\n:]+)*)(?=\s*(?:$|[|;\n]|\.\s|\.$|\s[/|•–-]\s))`,
  'giu',
);

/** Fields of a form that tell of the vacancy and of nobody who is looked for. */
const OF_THE_VACANCY = String.raw`(?:(?:job\s+|vacancy\s+|req\s+)?ref(?:erence)?(?:\s+(?:no|number|id))?|req(?:uisition)?(?:\s*(?:no|number|id|#))?|(?:job|vacancy)\s*(?:id|no|number)|deadline|due(?:\s+date)?|closing\s+date|(?:submitted|requested|raised|opened|sent)\s+(?:by|on)|requester|requestor|(?:contact|line\s+manager|hiring\s+manager|hm)(?:\s+name)?|report(?:s|ing)?\s+(?:in)?to|reporting\s+line|(?:free\s+)?parking|(?:company\s+)?(?:car|benefits|perks)|dress(?:\s+code)?|holidays?|annual\s+leave|pension|canteen|team\s+size|office\s+dog|interviews?(?:\s+process)?|fee|po(?:\s+number)?|cost\s+cent(?:re|er)|priority|head\s?count|openings|(?:no\.?|number)\s+of\s+(?:openings|positions|vacancies|roles))`;
const REMARKS = String.raw`(?:comments?|remarks?|notes?|fyi|info|other|misc|background|ps)`;
/** What a remark says of dates, people and papers of the desk, and what makes it one of who is looked for. */
const OF_THE_DESK =
  /\b(?:send|sent|call(?:ed|ing)?|ring|rang|reply|email|deadline|by\s+(?:mon|tues|wednes|thurs|fri|tomorrow|today|noon|lunch|close|eod|cob)\w*|on\s+(?:leave|holiday|annual\s+leave)|back\s+(?:on|in)|away\s+(?:until|till|next|this)|cheers|thanks|feedback|cvs?|shortlists?|interview(?:s|ing)?|fees?|terms|invoice|budget\s+holder|confidential|replac(?:es|ing|ement))\b/i;
const OF_PEOPLE =
  /\b(?:must|no|not|only|needs?|prefer(?:s|red)?|with|without|based|exclud\w+|required?|essential|should|years?|speak\w*|avoid|never|nobody)\b/i;
const FIELD = new RegExp(
  String.raw`(^\s*|[|\n;]\s*)(?:(${OF_THE_VACANCY})|(${REMARKS}))\s*[:=]\s*([^|\n;]*?)(?=\s*(?:$|[|\n;]))`,
  'giu',
);
/** The same in a form of one line, whose fields end with a full stop. */
const FIELD_IN_LINE = new RegExp(
  String.raw`(?<=\.\s+)${OF_THE_VACANCY}\s*:\s*[^|\n;:.]{2,60}?(?:\.\s+(?=\p{Lu}[\p{L}/ ]{0,24}:\s)|\.?\s*$)`,
  'giu',
);
const NUMBERED =
  /^\s*(?:(?:req|job|ref|vac|vacancy|jr|role|order|ticket)[\s#:-]*[A-Z]{0,4}-?\d{2,}|#\d{2,})\s*(?:[|\n;]|\s[-–—]\s)\s*/iu;

/** A form without the fields that tell of its vacancy alone, and what these say. One that is no form is left as it is. */
export function withoutFieldsOfVacancy(given: string): { text: string; aside: string[] } {
  if ((given.match(LABELLED)?.length ?? 0) < 3) return { text: given, aside: [] };
  const aside: string[] = [];
  const put = (said: string): void => void aside.push(said.replace(/^[\s|;–—-]+|[\s|;–—-]+$/g, ''));
  const text = given
    .replace(NUMBERED, (said) => {
      put(said);
      return '';
    })
    .replace(FIELD_IN_LINE, (said) => {
      put(said.replace(/[.\s]+$/, ''));
      return '';
    })
    .replace(FIELD, (said: string, begin: string, _, remark: string | undefined, value: string) => {
      if (remark !== undefined && (!OF_THE_DESK.test(value) || OF_PEOPLE.test(value))) return said;
      put(said);
      return begin.includes('\n') ? '\n' : '';
    });
  return text.trim() === '' ? { text: given, aside: [] } : { text, aside };
}
