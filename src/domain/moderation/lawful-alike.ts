// What takes it back, asks after it all the same, or makes something hang on it.
const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|only|prefer\\w*|rather|ideal\\w*|ask|asks|asked|say so|state|tell us|let us know|find out|check|need to know|want to know|depends?|matters(?! not)|young\\w*|single|wanted)\\b)';
// What asks it of somebody is no rule for all.
const NOT_ASKED =
  '(?<!\\b(?:ask|asks|asking|check|find out|know|tell us|tell me|state|say|depends?|consider|note|establish|confirm|see|care|wonder\\w*|indicate|mention)\\b[^.;,]{0,60})';
const HAVE =
  "(?:you|they|we|someone|somebody|people|staff|anyone|he or she)(?:['’]re|['’]ve| have| has| are| is| do| got)*";
const LIFE =
  '(?:kids|children|a family|families|a partner|a spouse|married|single|a parent|parents|a carer|carers|dependants|dependents|at home|young|little|school[- ]age|a disability|disabled|religious|a faith|a believer|of (?:any|a) faith|or|and|small|of your own|or not|with|own)';
const BORN =
  '(?:born|raised|grew up|trained|schooled|from)(?: (?:here|abroad|overseas|elsewhere|local|locally))';
const ALIKE =
  "(?:(?:it )?(?:makes?|made) no (?:odds|difference|matter)|(?:does|do|did)(?:n['’]t| not) (?:matter|count|come into it)|(?:is|are|it['’]s) all (?:one|the same)|is neither here nor there|no matter|whatever|all (?:one|the same) to us|either (?:way|is fine)|we (?:don['’]t|do not) mind)";
const SEX = '(?:men|women|ladies|gents|boys|girls|lads|lasses|lassies|guys|gals|blokes|mens|womens|his|hers)';

/** What is the same for everybody either way: "whether or not you have kids", "born here or not makes no difference". */
export const LAWFUL_ALIKE: readonly RegExp[] = [
  new RegExp(
    `${NOT_ASKED}\\b(?:whether or not|whether) ${HAVE}(?: ${LIFE}){1,5}(?: or not)?\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(`${NOT_ASKED}\\b(?:with or without|with and without) ${LIFE}(?: ${LIFE})*\\b${NO_TURN}`, 'giu'),
  new RegExp(
    `\\b${BORN}(?:,? (?:or|and) (?:not|there|elsewhere|here|abroad|away|overseas|no))?,? ${ALIKE}\\b${NO_TURN}`,
    'giu',
  ),
  // "Tattoos, no tattoos, whatever", "beard or no beard".
  new RegExp(
    `(?<=^|[^\\p{L}])(tattoos?|beards?|piercings?|headscar(?:f|ves)|hijab|turbans?|kids|children|accent|degree|stripes)(?:,| or)+ no \\1(?:,? ${ALIKE}|[,.;]|\\W*$)${NO_TURN}`,
    'giu',
  ),
  // Things for both sexes.
  new RegExp(`\\b(?:the )?${SEX}(?:['’]s?)? (?:and|or|&|vs?\\.?) (?:the )?${SEX}(?:['’]s?)(?=\\W|$)`, 'giu'),
  // What is worn, of several kinds, and all of it allowed.
  /^\W*(?:(?:hijabs?|turbans?|headscar(?:f|ves)|kippahs?|yarmulkes?|patkas?|beards?|braids|locs|dreads|ponytails?|buns?|veils?|crosses|caps|beanies)(?:,| and| or|, and| &)* ?){2,} (?:all |both |each )?(?:fits?|are (?:all )?(?:fine|welcome|worn|allowed|ok|okay)|welcome)\b(?![^.;]*(?:\b(?:not|only|but|unless|except|never|out|off)\b|n['’]t\b))[^.;]*/giu,
  // Whom somebody may bring along.
  /\bbring (?:along )?(?:your|the|a) (?:wife|husband|partner|spouse|kids|children|family|other half|girlfriend|boyfriend|mum|dad)(?:(?:,| and| or|, or)+ (?:your |the |a )?(?:wife|husband|partner|spouse|kids|children|family|friends?|whoever(?: you like)?|a mate|nobody|dog))*(?: along)?(?= (?:to|along|on|for|if)\b|\W*$)/giu,
  /\b(?:(?:pregnancy|hiv|tb|drugs?|alcohol|hearing|eye|blood|genetic|hepatitis)(?:,| and| or|, and)* ){1,4}tests? (?:is|are|will be) (?:not|never) (?:done|asked for|needed|required|taken|carried out|part of)\b/giu,
  /\bprayer (?:halls?|rooms?|mats?|spaces?)\b(?![^.;]*\b(?:must|attend\w*|join us|expect\w*|lead)\b)/giu,
  /^\W*(?:politics|religion|football|rank|egos?)(?:(?:,| and| or) (?:politics|religion|football|rank|egos?))* (?:stays?|is left|are left|gets? left|goes?) (?:at|outside|by) (?:the|our) (?:door|gate|home)\b/giu,
  // Those with children and those without.
  /\b(?:staff|people|colleagues|those|everyone|families) with (?:[\p{L}-]+ )?(?:kids|children)(?:,| and| or)[^.;]{0,40}\b(?:no|without) (?:kids|children)\b(?![^.;]*\b(?:but|prefer\w*|only|rather|better|ideal\w*)\b)/giu,
];
