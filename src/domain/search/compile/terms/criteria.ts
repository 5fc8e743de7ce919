import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { WORKER } from '../../../moderation/words.ts';
import type { Draft } from '../draft.ts';

/** Work at a far site by turns, as records and queries say it; few records say it of those who would. */
const FIFO: string[] = ['FIFO', 'fly in fly out'];
const FLY_IN_FLY_OUT =
  /(?<![\p{L}\p{N}-])(?:FIFO|fly[\s-]in[\s,/-]*(?:and\s+)?fly[\s-]out)(?![\p{L}\p{N}])/giu;

/** Who is of a country that has no language of its own name, by which nobody is ranked either. */
const OF_COUNTRY = String.raw`(?:nigerian|kenyan|zimbabwean|zambian|ghanaian|ugandan|tanzanian|rwandan|ethiopian|eritrean|somali|cameroonian|ivorian|senegalese|congolese|angolan|mozambican|namibian|botswanan|malawian|sudanese|moroccan|algerian|tunisian|libyan|egyptian|lebanese|syrian|iraqi|jordanian|palestinian|saudi|emirati|kuwaiti|qatari|yemeni|iranian|israeli|afghan|bangladeshi|sri[\s-]lankan|nepalese|bruneian|brazilian|argentin(?:e|ian)|chilean|colombian|peruvian|venezuelan|ecuadorian|bolivian|mexican|cuban|jamaican|trinidadian|haitian|caribbean|west[\s-]indian|latin[\s-]american|east(?:ern)?[\s-]european|fijian|samoan|tongan|moldovan|belarusian|kosovan|bosnian|taiwanese)`;
/** Of these a country is told, and of nobody. */
const OF_THINGS = String.raw`(?:coffee|tea|food|cuisine|restaurants?|market|law|tax|gaap|history|language|business|desk|region|operations|clients?|cooking|kitchen|bakery|oil|gas)`;

/** Protected attributes, by which no search of people may run however it is worded. */
const PROTECTED: readonly (readonly [string, RegExp])[] = [
  [
    'age',
    /\b(?:aged?|age(?: range)?)\s*(?:of\s*|between\s*|under\s*|over\s*)?\d{2}\b(?:\s*(?:-|–|to|and)\s*\d{2})?|\b(?:under|over|below|above|(?:young|old)er than|less than|more than)\s*(?:the age of\s*)?\d{2}\s*(?:years?|yrs?)[\s-]*(?:old|of age)|\b(?:\d{2}\s*(?:-|–|to)\s*)?\d{2}[\s-]*years?[\s-]*olds?|\b(?:under|over|below|above|younger than|older than)\s+(?:the age of\s+)?[2-6]\d\b(?![\s-]*(?:k\b|(?:direct )?reports\b|people\b|staff\b|employees\b|engineers\b|nurses\b|developers\b|sites?\b|stores?\b|branches\b|beds?\b|projects?\b|clients?\b|accounts?\b|users?\b|units?\b|houses\b|homes\b|storeys\b|floors\b|vehicles\b|trucks\b|seats?\b|covers\b|patients\b|properties\b|%|[,.]?\d|years?|yrs?|kms?\b|mi(?:les|ns?)?\b|hours?|hrs?|people|staff|reports|days|weeks|months|[$£€]))|\byoung(?:er|ish|sters?)?\b(?! (?:people's|offenders?|adult|onset|persons))|\byouthful\b|\bmillennials?\b|\bgen(?:eration)?[\s-]?[xyz]\b|\b(?:baby )?boomers?\b|\bmiddle[\s-]aged\b|\bmature[\s-]aged?\b|\bolder\b(?! than (?:an?|one|two|three|[1-9]|1\d) (?:years?|yrs?|months?|mths?|weeks?)\b)|\bnot too old\b|\bin (?:his|her|their) (?:early |late |mid )?(?:twenties|thirties|forties|fifties|[2-5]0s)\b|\b[2-5]0[\s-]?somethings?\b|\bborn (?:after|before|in) \d{4}|\bdigital natives?\b|\bclose to retirement\b|\bold people\b/gi,
  ],
  // Before gender, whose words it may hold: "single mothers".
  [
    'family',
    /\b(?:un)?married\b|\bsingle (?:people|persons?|men|m[ae]n|wom[ae]n|lad(?:y|ies)|(?:fe)?males?|candidates?|applicants?|mothers?|mums?|moms?|fathers?|dads?|parents?)\b|\b(?<=\b(?:who|that|they|she|he)(?:\s+(?:are|is)|['’](?:re|s))\s+(?:also\s+)?)single(?=\s*(?:$|[,;.)!?]|\b(?:and|or|with|but|in)\b))|\bwidow(?:s|ed|ers?)?\b|\b(?:lone|working|stay[\s-]at[\s-]home) parents?\b|\bnewly[\s-]?weds?\b|\b(?:not )?pregnan(?:t|cy)\b|\bchildless\b|\b(?:with|without|no|have|having) (?:young )?(?:kids|children|dependents?|dependants?)\b(?! (?:experience|services))|\bfamily (?:commitments|plans)\b|\bdivorc(?:ed|[eé]es?)\b/gi,
  ],
  [
    'gender',
    /\b(?:fe)?males?\b|\bwom[ae]n\b(?!['’]?s? (?:health|fashion|wear|shelter|footwear))|\bwomen['’]s\b(?! (?:health|fashion|wear|shelter|footwear))|\bgirls?\b|\b(?<!sales)(?<!trades)(?<!crafts)men\b|\bgentlem[ae]n\b|\blad(?:y|ies)\b|\bnon[\s-]?binary\b|\btrans(?:gender)\b|\bgender\b(?! studies)|\bhousewi(?:fe|ves)\b|\b(?:mums?|moms?|mothers|fathers|dads)\b/gi,
  ],
  [
    'religion',
    /\b(?:christians?|muslims?|jew(?:s|ish)?|hindus?|buddhists?|sikhs?|catholics?|protestants?|atheists?|mormons?|religious)\b(?! (?:schools?|education|college|healthcare|health|care|sector|banking|finance|organisations?|charit))/gi,
  ],
  [
    'origin',
    /\b(?:caucasians?|hispanics?|latin[oax]s?|(?:white|black|asian|african|indian|pakistani|aboriginal|indigenous|arab|european|western|chinese|filipino|foreign|anglo)(?: only)?(?= (?:people|persons?|candidates?|men|women|applicants?|developers?|engineers?|workers?|staff|nationals?|nurses?|names?|looking|background|ethnicity|only)\b)|(?:nationality|ethnic(?:ity)?|ethnic background|race|skin colou?r|caste|immigrants?|foreigners?|locals? only|local[\s-]born|native[\s-]born|aussie[\s-]born))\b(?! condition)/gi,
  ],
  [
    'origin',
    new RegExp(
      String.raw`\b${OF_COUNTRY}(?:\s*(?:,|\/|&|\bor\b|\band\b)\s*${OF_COUNTRY})*(?=s?\s+(?:(?!${OF_THINGS}\b)[\p{L}-]+\s+){0,2}?(?!${OF_THINGS}\b)${WORKER}(?!\p{L}))|\b(?:australian|british|american|canadian|south[\s-]african|singaporean|malaysian)(?=\s+${WORKER}(?!\p{L}))|\b${OF_COUNTRY}s(?=\s+(?:who|that|with|in|for|only)\b)`,
      'giu',
    ),
  ],
  [
    'health',
    /\b(?:disabled|(?<!\b(?:learning|intellectual|physical)\s)disabilit(?:y|ies)|able[\s-]bodied|wheelchair(?: users?)?|handicapped|healthy(?= (?:people|candidates|person|individuals))|(?:no|without) (?:health|medical|mental health) (?:issues|conditions|problems|history)|mental illness|hiv|sick leave)\b(?! (?:support|services?|sector|industry|providers?|care|inclusion|employment|worker|nurs|space|background|experience))/gi,
  ],
  [
    'orientation',
    /\b(?:gays?|lesbians?|lgbt\w*|heterosexuals?|homosexuals?|bisexuals?|straight (?:men|women|people|candidates)|sexual orientation)\b/gi,
  ],
  [
    'belief',
    /\b(?:union members?|(?:not )?in (?:a|the) union|non[\s-]union|political (?:views|party|affiliation)|(?:labou?r|liberal|republican|democrat|conservative|tory|green)s? voters?|criminal (?:record|history|convictions?)|ex[\s-]?cons?\b|felons?)\b/gi,
  ],
];

const LAW: Record<string, string> = {
  age: 'age',
  gender: 'gender',
  family: 'marriage, pregnancy or family',
  religion: 'religion',
  origin: 'ethnic or national origin',
  health: 'health or disability',
  orientation: 'sexual orientation',
  belief: 'union membership, politics or a criminal record',
};

/** Takes out protected attributes. They are reported in a note and never searched by. */
export function readProtected(draft: Draft): void {
  for (const [kind, pattern] of PROTECTED) {
    for (const match of draft.each(pattern)) {
      if (isPartOfTerm(draft, match.index) || isOfCompany(draft, match.index, match[0])) continue;
      // "Not too old" selects by age just as "old" does.
      const turned =
        /\b(?:no|not|non|not too)[\s-]*$/i.exec(draft.rest.slice(0, match.index))?.[0].length ?? 0;
      const at = match.index - turned;
      const said = draft.text.slice(at, match.index + match[0].length).trim();
      const message = `People are not searched by ${LAW[kind]}: "${said}" was left out.`;
      draft.take(
        at,
        match.index + match[0].length,
        { kind: 'unsupported', label: said, reason: message },
        true,
      );
      draft.note('protected_attribute', message);
    }
  }
}

// "Young & Rubicam", "Christian Louboutin": part of a name, or capitalised before an unknown word.
function isOfCompany(draft: Draft, at: number, said: string): boolean {
  if (!/^\p{Lu}/u.test(said) || /\s/.test(said.trim())) return false;
  const before = draft.text.slice(0, at);
  const behind = draft.text.slice(at + said.length);
  if (/(?:\p{Lu}[\p{L}.]*\s+(?:&|and)\s+)$/u.test(before) || /^\s*&\s*\p{Lu}/u.test(behind)) return true;
  if (!/^\s\p{Lu}\p{Ll}+/u.test(behind)) return false;
  const next = draft.words.findIndex(({ start }) => start >= at + said.length);
  const texts = draft.words.map(({ text }) => text);
  const known = [roles(), skills(), certifications(), industries()].some(
    ({ book }) => book.at(texts, next) !== undefined,
  );
  return !known && !PEOPLE.test(texts[next] ?? '');
}

const PEOPLE =
  /^(?:people|person|candidate|applicant|developer|engineer|worker|staff|manager|professional|only)$/;

/** Whether an offset lies within a longer known term: "aged care" is not about age. */
export function isPartOfTerm(draft: Draft, at: number): boolean {
  const texts = draft.words.map(({ text }) => text);
  return draft.words.some((word, from) => {
    const length = Math.max(
      ...[roles(), skills(), certifications(), industries()].map(
        ({ book }) => book.at(texts, from)?.length ?? 0,
      ),
    );
    return length > 1 && word.start <= at && at < (draft.words[from + length - 1]?.end ?? 0);
  });
}

/** Criteria that are understood but not on any record. */
const NOT_ON_RECORD: readonly RegExp[] = [
  // "Maintenance engineers, either electrical or mechanical bias": what they lean to, and no trade.
  /(?<!\p{L})(?:with\s+)?(?:an?\s+)?(?:either\s+)?(?:an?\s+)?\p{L}+(?:\s*(?:\/|\bor\b)\s*(?:an?\s+)?\p{L}+)?(?:\s+|-)bias(?:ed)?(?=\s*(?:$|[,;.()]|\b(?:in|near|with|and|who|ideally|pref\w*|essential)\b))/giu,
  /(?<!\p{L})(?:(?:passed|with|holding|had)\s+)?(?:an?\s+)?(?:drugs?\s*(?:and|&|n)\s*alcohol|D\s?&\s?A)\s+(?:test|screen)(?:ing|s|ed)?(?:\s+(?:passed|clear|done|negative))?(?:\s+(?:this|last)\s+(?:year|month)|\s+in\s+the\s+last\s+(?:year|\d+\s+months))?(?!\p{L})/giu,
  /(?<!\p{L})(?:very\s+|really\s+)?good\s+(?:w|with|around|at\s+dealing\s+with)\s+(?:\p{L}+\s+)?(?:clients|customers|kids|children|patients|owners|guests|the\s+public)(?:\s+(?:on\s+the\s+phone|face\s+to\s+face|in\s+person))?(?!\p{L})/giu,
  /(?<!\p{L})(?:\d|one|two|three|four|five|six)-day-week\b/giu,
  /\b(?:inside|outside|in|out of)\s+IR35\b/gi,
  /\b(?:(?:good|great|strong|excellent|solid|outstanding|fluent|clear)\s+)?(?:communicat(?:ion(?: skills)?|ors?)|interpersonal(?: skills)?|people skills|soft skills|social skills)\b/gi,
  /\b(?:(?:good|great|strong|real)\s+)?(?:team[\s-]players?|cultur(?:e|al) (?:fit|add)|hard[\s-]?work(?:ers?|ing)|self[\s-](?:starters?|motivated)|go[\s-]getters?|quick learners?|fast learners?|problem[\s-]solv(?:ers?|ing)|critical think(?:ers?|ing)|positive attitude|can[\s-]do attitude|work ethic|attention to detail|detail[\s-]oriented|time management)\b/gi,
  /\b(?:passionate|motivated|proactive|enthusiastic|energetic|friendly|reliable|trustworthy|personable|presentable|well[\s-]presented|well[\s-]spoken|attractive|good[\s-]looking|handsome|charismatic|ambitious|driven|hungry|honest|punctual|resilient|creative thinkers?|smart|intelligent|bright|rock\s?stars?|ninjas?|unicorns?|superstars?|high[\s-]performers?|high[\s-]performing|top[\s-]performers?)\b/gi,
  /\bpassive(?: (?:candidates?|people|talent))?\b|\bcompetitors? of \p{Lu}[\p{L}&'’-]*|\b(?:was |were |been )?(?:rejected|interviewed|shortlisted|turned down|knocked back|placed|put forward|submitted|presented) (?:by|at|to|with) (?!(?:the|a|an|our|us|me)\b)\p{Lu}[\p{L}&'’-]*/giu,
  /\b(?:(?:likely|ready|looking|keen|wants?|wanting|itching|about|planning|thinking (?:of|about)|considering) (?:to )?(?:move|moving|leave|leaving|switch|quit|quitting|accept|stay|be open)(?: (?:on|away))?(?: from)?(?!\s+(?:to|into|back|house|home|interstate|overseas)\b)|on the way out (?:of|at)|unhappy (?:at|in|with)[^,.;]*|underpaid|overpaid|about to be laid off|recently laid off|redundant)\b/gi,
  /\b(?:(?:top|first|elite|prestigious|best|world[\s-]class|leading)(?:[\s-]?(?:tier|class|rate))?\s+(?:universit(?:y|ies)|schools?|colleges?|compan(?:y|ies)|firms?|employers?|brands?|talent))\b/gi,
  /\b(?:full[\s-]?time|hybrid|on[\s-]?site|in[\s-](?:the[\s-])?office|work(?:ing)? in the office|night shifts?|nights?|evenings?|shift work|weekends?|weekend work|flexible (?:hours|working)|(?:willing|able|happy) to travel|travel required|own (?:car|vehicle|transport|tools)|overtime|live[\s-](?:in|out)(?=\s*(?:$|[,;.)]|\b(?:roles?|positions?|jobs?|accommodation|work)\b)))\b/gi,
  /\b(?:managed|managing|led|leading|lead) (?:a )?teams? of (?:\d+\+?|more than \d+|over \d+)(?: people| engineers| staff)?|\b(?:(?:over|more than|at least|above|min(?:imum)?) )?\d+\+? (?:direct )?reports\b/gi,
  /\b(?:cover(?:ing)? (?:for )?)?(?:maternity|parental|paternity) (?:leave|cover)\b|\b\d{1,2}[\s-]*(?:months?|weeks?|years?)\b(?=[\s-]*(?:contract|ftc|fixed|assignment|project|initial|temp))/gi,
  /\b(?:support(?:s|ing|ed)?|assist(?:s|ing|ed)?)\s+(?:the\s+|an?\s+|several\s+)?(?:c[\s-]?(?:suite|level)|executives?|directors?|partners?|board)(?:\s+(?:executives?|leaders?|members?|people))?\b/gi,
  /\b(?:(?:no|not) more than|fewer than|less than|at most|under|max(?:imum)?)\s+(?:two|three|four|five|six|[2-9])\s+(?:different\s+)?(?:previous\s+|past\s+)?(?:employers?|jobs|companies)\b/gi,
  /\b(?:but |and )?(?:would|could|can|will|happy to|willing to|prepared to) (?:work|commute|travel) (?:in|into|to) (?:the )?(?:city|cbd|town)\b/gi,
  // What somebody would not do, which is the opposite of what stands behind it.
  /\b(?:who\s+)?(?:(?:hate|dislike|detest|loathe)s?|(?:refuse|decline)s? to|(?:is |are )?(?:unwilling|reluctant|not willing|not prepared) to|(?:can't|cannot|won't|will not) (?:stand|do|face|touch))\s+(?!(?:perm|contract|temp|part|full)\b)[^,;.()\uFFFC]{2,40}?(?=\s+(?:in|near|around|based|with|who|and|but|or)\b|[,;.()\uFFFC]|$)/giu,
  // What they are still to pass, with which mark they passed it, and how they are leaving.
  /\b(?:(?:part|nearly|almost|newly)[\s-]?qualified|finalists?(?=\s*(?:$|[,;.)]|\bin\b))|(?:an?\s+)?(?:first[\s-]class (?:honours|degree)|2[.:][12]|upper second|lower second)(?: (?:degree|honours))?(?: or (?:above|better|higher))?|(?:on )?garden(?:ing)? leave)(?![\p{L}\p{N}])/giu,
  // Since when somebody has a skill or lives somewhere.
  /\bsince (?:at least |before |about |around |early |late |mid[- ])?(?:19|20)\d\d\b(?: or (?:earlier|before|later))?/gi,
  /\b(?:promoted|award[\s-]winning|published|patents? holders?|conference speakers?|open source contributors?|github profile|high gpa|gpa (?:of |over |above )?[\d.]+|good references|available for interview|responded)\b/gi,
];

/** Takes out criteria that are understood but cannot be filtered by. */
export function readNotOnRecord(draft: Draft): void {
  for (const match of draft.each(LIKENESS)) {
    const said = match[0].trim();
    const message = `"${said}" asks for people who resemble somebody, which a search cannot tell, so it was not run: say what counts, such as the title, skills and place.`;
    draft.take(match.index, match.index + match[0].length, {
      kind: 'unsupported',
      label: said,
      reason: message,
    });
    draft.note('not_on_record', message);
  }
  for (const match of draft.each(WITHOUT_DETAIL)) {
    const said = match[0];
    const message = `"${said}" asks for what a record lacks, which a search cannot, so it was not run.`;
    draft.take(match.index, match.index + said.length, { kind: 'unsupported', label: said, reason: message });
    draft.note('not_on_record', message);
  }
  for (const { index, 0: said } of draft.each(PLACED_BY_US)) {
    const message = `"${said}" was not run: whom the agency placed stands with its placements (list_placements).`;
    draft.take(index, index + said.length, { kind: 'unsupported', label: said, reason: message });
    draft.note('not_on_record', message);
  }
  for (const { index, 0: said } of draft.each(EXPIRED)) {
    const message = `"${said.trim()}" was not run: until when papers are valid stands with them (list_candidate_papers).`;
    draft.take(index, index + said.trimEnd().length, {
      kind: 'unsupported',
      label: said.trim(),
      reason: message,
    });
    draft.note('not_on_record', message);
  }
  for (const { index, 0: said } of draft.each(MINE)) {
    const message = `"${said.trim()}" was not run: a search is of all people whom the agency shares, whoever brought them.`;
    draft.take(index, index + said.length, { kind: 'unsupported', label: said.trim(), reason: message });
    draft.note('not_on_record', message);
  }
  for (const pattern of NOT_ON_RECORD) {
    for (const match of draft.each(pattern)) {
      const said = match[0].trim();
      if (isFirstOfName(draft, match.index, said)) continue;
      const message = `"${said}" was understood, but nothing on record tells it of a person, so it was not run.`;
      draft.take(match.index, match.index + match[0].length, {
        kind: 'unsupported',
        label: said,
        reason: message,
      });
      draft.note('not_on_record', message);
    }
  }
}

// "Bright Horizons": a name, where not every word of the query has a capital.
function isFirstOfName(draft: Draft, at: number, said: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(said) &&
    /^\s\p{Lu}\p{Ll}+/u.test(draft.text.slice(at + said.length)) &&
    (/\b(?:at|from|ex|for|with|of|by)[\s-]$/i.test(draft.text.slice(0, at)) || at > 0)
  );
}

// "Someone like Ana Ruiz", "similar to the person we placed": two names with capitals, or somebody whom the agency knows.
const LIKENESS =
  /\b(?:[Aa]nother|(?:[Aa]\s+)?clone of|(?:[Mm]ore\s+|[Pp]eople\s+|[Pp]ersons?\s+|[Ss]ome(?:one|body)\s+|[Aa]ny(?:one|body)\s+|[Cc]andidates?\s+|[Pp]rofiles?\s+)(?:(?:just|much|very|most)\s+)?(?:like|similar to|along the lines of|comparable to)|[Ss]imilar\s+(?:(?:profile|background|person|people|candidate|cv|resume)s?\s+)?(?:to|as))\s+(?:\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){1,2}|(?:our|the|my|that)\s+(?:last|previous|first|latest|best)?\s*(?:placement|hire|candidate|person|one)s?\b(?:\s+(?:we|I)\s+[a-z]+)?)/gu;

// "People we have placed before", "previously placed by us".
const BY_US =
  /\b(?:(?:who|that|have|has|last|previously|ever|already|never|not)\s+)*(?:worked|temped|contracted|placed|did (?:some )?shifts|done (?:some )?shifts|finish(?:ed|es|ing)? an assignment|on assignment|on our books)\s+(?:for|with|through|via|by)\s+us\b(?:\s+(?:this|last|in the (?:last|past))\s+(?:\d+\s+)?(?:week|month|quarter|year)s?)?|\b(?:gave|given|give) us (?:some |any )?shifts(?: (?:in|this|last) \p{L}+)?|\b(?:(?:that |who |whom )?we(?:'ve| have)?(?: ever| already| previously)? placed(?: (?:before|already|previously|in the past|last year|this year))?|(?:already|previously|ever)\s+placed(?: (?:by|with|through) us)?|placed (?:before|previously|already|(?:by|with|through) us))\b/giu;
// "Worked for us (Bendrix Dental) before": who we are is no condition.
const PLACED_BY_US = new RegExp(
  String.raw`(?:${BY_US.source})(?:\s*\([^()\uFFFC]{2,40}\))?(?:\s+(?:before|previously)\b)?`,
  'giu',
);

// "With expired work rights", "whose visa runs out this year".
const EXPIRED =
  /\b(?:with\s+)?(?:an?\s+)?(?:expired|expiring|lapsed|out[- ]of[- ]date)\s+(?:work(?:ing)? (?:rights?|visas?)|[\p{L}'-]+(?:\s+(?:checks?|licen[cs]es?|cards?|tickets?|registrations?|certificates?))?)|\bwhose\s+(?:[\p{L}'-]+\s+){1,3}(?:(?:has|have|is|are|will|about to|due to)\s+){0,2}(?:expir(?:es?|ed|ing)|laps(?:es?|ed|ing)|runs? out|running out)\b(?:\s+(?:soon|this|next|in|before|by)\b[^,;.]{0,25})?/giu;

// Whose candidate somebody is.
const MINE =
  /\b(?:(?:on|in|off|from) my (?:own )?(?:books?|desk|patch|list|portfolio|pool)|(?:owned by|belong(?:s|ing) to|assigned to|registered by|sourced by) (?:me|myself)|my own (?:candidates|people|contacts))\b/gi;

const WITHOUT_DETAIL =
  /\b(?:without|missing|lacking|with no|have no|has no|who have not given)\s+(?:an?\s+|any\s+|their\s+)?(?:photos?|pictures?)\b/gi;

const TYPES: readonly (readonly [string, string, RegExp])[] = [
  [
    'permanent',
    'permanent',
    /\b(?:permanent(?:ly)?|permies?|perms?)\b(?:\s+(?:roles?|positions?|work|employment|jobs?))?/gi,
  ],
  [
    'contract',
    'contract',
    /\b(?:(?<!\b(?:tier (?:\d|one|two|three)|main|general|head|principal|civil|building|construction|mining|defen[cs]e|prime|civils|groundworks?|fit[\s-]?out|roofing|drylining|scaffolding|m&e|utilities|facade|steelwork|demolition)\s+)(?<!\bfor\s+(?:(?:an?|the|our)\s+)?(?:\p{L}+\s+){0,2}(?=contractor\b))contract(?:ors?|ing|s)?(?![\s-]side)|freelanc(?:e|ers?|ing)|freiberuf(?:lich(?:e[nrs]?)?|ler(?:innen|in)?)|self[\s-]employed|sole[\s-]traders?|interims?|fixed[\s-]term(?:\s+contract(?:s|ing)?)?|ftc|day[\s-]rate)\b(?:\s+(?:roles?|positions?|work|jobs?))?/giu,
  ],
  [
    'temp',
    'temp',
    /\b(?:locums?|temps?|temporary|temping|casuals?)\b(?:\s+(?:roles?|positions?|work|jobs?))?/gi,
  ],
  ['part time', 'part_time', /\bpart[\s-]?time(?:rs?)?\b(?:\s+(?:roles?|positions?|work|jobs?))?/gi],
];

/** "After a contract". */
const AFTER = /\bafter\s+(?:(?:an?|some|more|only|just)\s+)*$/i;

/** Reads kinds of work: permanent, contract, temp, part time. */
export function readWorkTypes(draft: Draft): void {
  for (const { index, 0: said } of draft.each(FLY_IN_FLY_OUT))
    draft.take(index, index + said.length, { kind: 'keyword', label: 'FIFO', values: FIFO });
  for (const [label, value, pattern] of TYPES) {
    for (const { index, 0: said } of draft.each(pattern)) {
      const after = AFTER.exec(draft.rest.slice(0, index))?.[0].length ?? 0;
      draft.take(index - after, index + said.length, { kind: 'work_type', label, values: [value] });
    }
  }
}

const LOOKING =
  /\b(?:open to (?:work|new (?:roles|opportunities|offers)|opportunities|offers)|actively (?:looking|seeking|searching)|(?:currently )?(?:job[\s-]seeking|on the market)|looking for (?:an? |the |their )?(?:new |next |fresh )?(?:work|roles?|jobs?|opportunit(?:y|ies)|challenges?|moves?|changes?|steps?))\b/gi;

const BETWEEN =
  /\b(?:(?:currently |right now |now )?(?:unemployed|jobless|out of work|between (?:jobs|roles|contracts|positions)|not (?:currently )?(?:working|employed)(?!\s+(?:at(?!\s+(?:the moment|present))|for|by|with|in|as|on|under|from|nights?|weekends?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:bank|public|school)\s+holidays|overtime|past|after|before|beyond|shifts?|full|part)\b)|(?:without|with no|have no|has no|no) (?:a )?(?:current )?(?:job|role|position|employer)|(?<!\b(?:rolling|rolls?|coming|comes|come|finishing|finishes|getting) )(?:off|finished) (?:a )?contract)(?: (?:right now|at the moment|now|currently|at present))?)\b/gi;

const ANY_JOB = String.raw`(?:(?:an?|any|the|their|his|her|current|present|paid|new|other|sort of|kind of)\s+)*(?:jobs?|roles?|positions?|posts?|employment|work|employers?|gigs?)(?!\s+(?:board|title|offers?|histor|gaps?|rights|right(?!\s+now)|permit|visa|experience|hopp|authori|descri|search|type|in\s+(?:hand|progress)|from|with|at(?!\s+(?:the\s+moment|present|all|this|the\s+minute)\b)\s)|[\s-]+life|[\s-]hopp)(?!\p{L})`;
const AT_PRESENT = String.raw`(?:,?\s+(?:right now|just now|at the moment|at present|now|currently|presently|today|any ?where|any ?more|these days|at all|by any(?:one|body)|for any(?:one|body)|to go (?:to|back to)|lined up|on the go|of any kind|to speak of|as (?:we speak|of today))(?!\p{L}))*`;
const NOTHING_NEW = String.raw`(?:[\s,]+(?:and|but|who|with|yet|still)*\s*(?:(?:have|has|'ve|are|is)\s*)?(?:not|n't|nothing|no|nowhere|without|yet to)(?:\s+(?:yet|got|have|has|been|so far|a|any|currently))*\s*(?:(?:started|start|begun|begin|taken(?:\s+up)?|take|found|find|got|joined|join|moved(?:\s+on)?(?:\s+to)?|gone|in|lined up|signed)\s*)?(?:(?:another|a new|new|the next|next|anything|anywhere|any ?where|else|elsewhere|one|job|role|position|lined up|yet|to go to|since|up|else|work|again)(?!\p{L})\s*)*)`;
const LEFT_JOB = String.raw`(?:(?:(?:have|has|had|'ve|who|that|were|was|been|already|just|recently)\s+)*(?:left|lost|quit|finished(?:\s+up)?|finish|resigned|resigned from|walked out of|come to the end of|ended|been let go(?:\s+(?:from|by))?|made redundant(?:\s+(?:from|by))?|laid off(?:\s+(?:from|by))?)(?:\s+(?:(?:a|an|the|their|his|her|last|previous|most recent|current|old|former)\s+)*(?:jobs?|roles?|positions?|posts?|contracts?|employers?|gigs?|company|work))?)`;
/** Having no work, in many words: "not in a job now", "have left their last job and not started another". */
const NO_WORK = new RegExp(
  String.raw`(?:(?:is|are|be|being)\s*)?(?:\b(?:no longer|not)|n't)(?:\s+(?:currently|presently|now|actually|at present|at the moment|yet))*\s+(?:in\s+(?:an?\s+|any\s+|paid\s+)*(?:jobs?|work|employment|role)(?!\s+(?:with|at(?!\s+(?:the\s+moment|present|all))|for|in|from|that)\b)|(?:working|employed)(?!\s+(?:at(?!\s+(?:the moment|present|all))|for(?!\s+any)|by(?!\s+any)|with|in|as|on|under|from|to|over|more|less|remote|nights?|weekends?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:bank|public|school)\s+holidays|overtime|past|after|before|beyond|shifts?|full|part)(?!\p{L})|\s+hours))(?!\p{L})${AT_PRESENT}|(?:(?:with|have|has|having|are|is|currently|presently)\s+)*(?:\b(?:no|without|free of|lacking)|with(?:out)? any)\s+${ANY_JOB}${AT_PRESENT}(?=\s*(?:$|[,;.)]|[-–]\s|\b(?:and|or|who|that|in|but|with|near|around)(?!\p{L})))|(?:do(?:es)?(?:n't|\s+not)|(?:have|has)(?:n't|\s+not)\s+got)\s+(?:currently\s+)?(?:have\s+)?${ANY_JOB}${AT_PRESENT}(?=\s*(?:$|[,;.)]|[-–]\s|\b(?:and|or|who|that|in|but|with)(?!\p{L})))|${LEFT_JOB}(?:${NOTHING_NEW}|\s+already)|(?:(?:have|has|'ve)\s+)?(?:lost|come to the end of|been let go from)\s+(?:an?|the|their|his|her)\s+(?:(?:last|previous|most recent)\s+)?(?:jobs?|roles?|contracts?|positions?)(?:\s+(?:recently|lately))?|whose\s+(?:last|previous|latest|most recent)\s+(?:jobs?|roles?|contracts?|positions?)\s+(?:(?:has|have|is|was|'s)\s+)?(?:already\s+)?(?:ended|finished|over|come to an end|expired|done)${AT_PRESENT}|with\s+(?:nobody|no ?one)\s+employing\s+them|(?:do|does)(?:n't|\s+not)\s+(?:currently\s+)?work(?=\s+(?:anywhere|at\s+the\s+moment|at\s+present|right\s+now|now|currently)\s*(?:$|[,;.)]))${AT_PRESENT}|(?:who|that)\s+(?:have|has)\s+(?:just\s+|already\s+|recently\s+)?(?:finished\s+up|been\s+let\s+go)(?=\s*(?:$|[,;.)]))|\boff work(?:\s+between (?:jobs|contracts|roles))?(?!\s+(?:sick|ill|on)\b)(?!\p{L})`,
  'giu',
);
const NOT_THESE =
  /\b(?:nobody|no[\s-]?one|none|excluding|exclude|except|minus)\s+(?:(?:who|that|those|anyone|people)\s+)*(?:is\s+|are\s+)?$/i;

/** Reads "out of work" expressions, which contain a "no" of their own. */
export function readBetweenJobs(draft: Draft): void {
  if (
    !/work|job|employ|role|position|contract|gig|post\b|redundan|laid off|let go|finished|compan|between/i.test(
      draft.text,
    )
  )
    return;
  for (const pattern of [NO_WORK, BETWEEN])
    for (const { index, 0: said } of draft.each(pattern)) {
      const at = index + said.length - said.trimStart().length;
      const denied = NOT_THESE.exec(draft.rest.slice(0, at));
      const facet = { kind: 'availability', label: 'between jobs', values: ['between'] } as const;
      // With its negation, which nothing turns round a second time.
      const from = denied?.index ?? at;
      const taken = draft.take(from, index + said.trimEnd().length, { ...facet, values: ['between'] }, true);
      if (denied !== null) taken.strength = 'exclude';
    }
}

/** Reads "open to work" expressions. */
export function readLooking(draft: Draft): void {
  for (const match of draft.each(LOOKING))
    draft.take(match.index, match.index + match[0].length, {
      kind: 'availability',
      label: 'open to work',
      values: ['looking'],
    });
}
