import { lowered } from './matching.ts';
import { findsOutElsewhere } from './sent-back-rules.ts';

// "Nobody on the panel", "no one here".
const SOMEBODY =
  '(?:nobody|no[- ]one|no \\p{L}+|none of us|none of them)(?: here| at all| (?:on|in|at|from) (?:the|our|this|that|any|your) (?:\\p{L}+ )?\\p{L}+)?';
const IT =
  '(?:it|that|this|which|none of (?:it|that|this)|nothing of (?:it|that)|and the (?:form|application|portal|panel|advert|ad))';

/**
 * That what somebody is had no part in what was decided, is asked of nobody, and is nobody's matter: said of the past or as a rule of the
 * house, whichever word stands for it.
 */
const NO_PART = lowered(
  new RegExp(
    [
      '(?<!\\p{L})(?:had|has|have|having|plays?|played|takes?|took)(?: absolutely| simply| quite)? (?:no (?:part|bearing|place|say|weight)|nothing (?:whatever |whatsoever |at all )?to do with)',
      `${IT} (?:doesn['’]t|didn['’]t|won['’]t|hasn['’]t|does not|did not|will not|is not|isn['’]t)(?: even| ever)? (?:go(?:ing)? (?:on|in|into|to)|chang(?:e|ed|ing)|affect|alter|move|touch|matter|figure|count|feature|come into|enter|ask|say|mention|have (?:a|any) (?:box|field|question))(?! (?:us|me|them)\\b)`,
      '(?:was|were|has been|have been|is|are|will be|gets?|got) never (?:discussed|mentioned|asked|raised|scored|considered|noted|recorded|part of|an? (?:factor|question|consideration|issue|subject))|never (?:came|comes|come) (?:up|into)(?! to)',
      "(?:is|are|was|were)(?:n['’]t| not| no| never) (?:an? |any |the )?(?:reasons?|grounds|basis|cause) (?:to|for|not|why) (?:not |ever )?(?:withdr\\p{L}+|refus\\p{L}+|reject\\p{L}*|turn\\p{L}* (?:down|away)|leav\\p{L}+|drop\\p{L}*|pass\\p{L}*|skip\\p{L}*|delay\\p{L}*|hold\\p{L}*|an? |the |any|wait\\p{L}*|not)",
      `${SOMEBODY} (?:minds|counts|cares(?! for\\b)|thinks (?:about|twice)|blinks|bats|asks|notices|will ask|has to say|has to (?:tell|explain|join|take part|attend|pray|come along|sing)|(?:is asked|was asked|should have to)(?! (?:to )?(?:work|share|sit|deal|train|serve|answer to|report)\\b))(?! for (?:it|more))`,
      `bothers? (?:nobody|no[- ]one|none of us)`,
      "(?:is|are|was|were|['’]s) (?:none of|no) (?:their|his|her|our|your|my|anyone['’]s|anybody['’]s|the client['’]s) (?:concern|business|affair|question)|(?:has|have|had|made|makes) (?:made )?no difference (?:to|at all|here|in)|(?:was|were|is|are|been) (?:told|reminded|asked|instructed) not to ask\\b[^.;]*|(?:asked|asks|wants|wanted) (?:me|us) (?:to keep (?:it|that) (?:to (?:myself|ourselves)|private|quiet)|not to (?:tell|say|share|pass))[^.;]{0,30}\\b(?:so|and) (?:it|that|i|we)\\b[^.;]{0,15}\\b(?:no|not|n['’]t|haven['’]t|stays?|nowhere)\\b|(?:is|are|['’]s) (?:entirely |very much |quite )?your (?:own )?(?:call|choice|business|affair|matter)(?! (?:card|school|analyst))",
      `${SOMEBODY}(?:['’]s| is| was| has been| gets) (?:ever )?asked (?:for|about|if|whether) (?:their|her|his|your|any)`,
      "(?:reminder|rule|policy|brief|note|line|request)\\b[^.;]{0,25}: ?(?:no|not|never|don['’]t|please don['’]t) (?:ask(?:ing)?|questions?|mention(?:ing)?)",
      '^\\W*no (?:\\p{L}+ ){0,2}(?:notes?|certificates?|letters?|photos?|proof|medicals?|tests?|records?|cards?|history) (?:is|are) (?:asked for|needed|required|requested|expected|kept)',
      "^\\W*(?:your |the )?(?:nationality|age|gender|sex|background|passport|accent|faith|religion|birthplace|marital status)(?: as such| itself| alone| per se)? (?:is|are)(?:n['’]t| not| no) (?:an? |the )?(?:issue|problem|factor|matter|concern|criterion|question|requirement|bar)\\W*$",
      'no (?:belief|faith|religion|creed|membership) is (?:asked|required|expected|needed|wanted)(?: (?:of|from) (?:you|anyone|anybody|staff|us))?',
      'no (?:asking|questions) (?:about|on|if|whether|after)',
      "(?:they|we|the \\p{L}+|it)(?:['’]ve| have)? (?:passed|went|decided|chose|lost|said no|turned)[^.;]{0,50}\\b(?:because|as|for|on|over)\\b[^.;]{2,60}\\bnot (?:for|because of|due to|over|on account of|on) (?:the|his|her|your|their)",
    ].join('|'),
    'iu',
  ),
);

// Whoever says so and wishes for somebody all the same.
const YET = lowered(
  /\b(?:but|yet|though|although|however|except|unless|only|as long as|so long as|provided|ideally|prefer\w*|rather|instead|still|young\w*|fresh|wants?|wanted|better|best|sooner|until|till|honestly|officially|on paper|between us|same as us|like us|keep it(?! (?:to|quiet|private))|leave it|at home|hidden|(?<!keep it )(?<!keep that )quiet\w*|anyway|wink|so (?:we|i) (?:can|went|took|hired|chose|passed|left|dropped)|won['’]t do|must)\b/iu,
);

/** Whether a sentence in small letters says that what somebody is plays or played no part, and nothing that takes it back. */
export const playsNoPart = (lower: string): boolean =>
  NO_PART.test(lower) && !YET.test(lower) && !findsOutElsewhere(lower);

// The words of an ad that are taken out of it: what they say is asked of nobody.
const QUOTE = `(?:["“][^"“”]{2,60}["”]|(?<![\\p{L}\\p{N}])['‘][^'‘’]{2,60}['’](?![\\p{L}\\p{N}]))`;
const TAKEN_OUT = new RegExp(
  [
    `(?<=\\b(?:asked|told|got|persuaded) (?:him|her|them|the \\p{L}+|\\p{Lu}\\p{Ll}+) (?:not to (?:say|write|use|put|ask for|print)|to (?:drop|cut|lose|strike|scrap|delete|remove|take out|leave out)) (?:the )?)${QUOTE}`,
    `(?<=(?:^\\W*|[,;] ?|\\b(?:please|we|i|i['’]ve|we['’]ve|have|then|and|to|would|should|let['’]s|better) )(?:(?:leave out|left out|avoid|skip|scrub|strike|struck|pull|pulled|knocked out|edited out|binned|cut|delete|deleted|drop|dropped|remove|removed|lose|lost|scrap|scrapped|swap|swapped|replace|replaced|reword|reworded|took out|take out|take|taken out|crossed out|cross out)) (?:out )?(?:the |your |all the |that |any )?)${QUOTE}(?=[^.;"“”]*(?:\\b(?:out|from|with|for|to|line|stuff|bit|wording|legal|counsel|lawyers?|act|adea|off|as it|because|since)\\b|\\W*$))`,
    `${QUOTE}(?=[^.;"“”]{0,40}(?:,|\\band\\b|\\bso\\b|-) ?(?:so )?(?:the (?:ad|advert|post|posting|copy|listing|brief|spec|req)|it|ours|mine)(?: now)? (?:says|reads|has|asks|went out)\\b)`,
  ].join('|'),
  'giu',
);

// Somebody of whom something is told, and no wish.
const TOLD = /^\W*(?:s?he|they|you|your|his|her|their|yes|i (?:know|see|hear))\b/iu;
const SAID_OF_IT = /^\W*(?:and )?(?:that|it|this|none of (?:it|that))\b/iu;
const WISHES = lowered(
  /\b(?:must|should|want\w*|prefer\w*|only|need\w*|not|never|no|hope\w*|nobody|none)\b|n['’]t\b/iu,
);

/** Whether what a sentence tells of somebody is said by the next one to play no part: "She went to the tribunal. That doesn't come into it." */
export const isSetAside = (lower: string, next: string | undefined): boolean =>
  next !== undefined &&
  TOLD.test(lower) &&
  !WISHES.test(lower) &&
  SAID_OF_IT.test(next) &&
  playsNoPart(next.toLowerCase());

/** A sentence in small letters without the words in quotes that it says were taken out of an ad, at the same places. */
export const withoutTakenOut = (lower: string): string =>
  lower.replace(TAKEN_OUT, (quote) => '\u00b7'.repeat(quote.length));
