import { blanked } from './houses-abroad.ts';

// What takes it back, asks after it all the same, or makes something hang on it.
const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|only|prefer\\w*|rather|ideal\\w*|ask|asks|asked|say so|state|tell us|let us know|find out|check|need to know|want to know|depends?|matters(?! not)|young\\w*|single|wanted)\\b)';
// What asks it of somebody is no rule for all.
const NOT_ASKED =
  '(?<!\\b(?:ask|asks|asking|check|find out|know|tell us|tell me|state|say|depends?|consider|note|establish|confirm|see|care|wonder\\w*|indicate|mention)\\b[^.;,]{0,20})';
const HAVE =
  "(?:you|they|we|someone|somebody|people|staff|anyone|he or she)(?:['’]re|['’]ve| have| has| are| is| do| got)*";
const LIFE =
  '(?:kids|children|a family|families|a partner|a spouse|married|single|a parent|parents|a carer|carers|dependants|dependents|at home|young|little|school[- ]age|a disability|disabled|religious|a faith|a believer|of (?:any|a) faith|or|and|small|of your own|or not|with|own)';
const BORN =
  '(?:born|raised|grew up|trained|schooled|from)(?: (?:here|abroad|overseas|elsewhere|local|locally))';
const ALIKE =
  "(?:(?:it )?(?:makes?|made) no (?:odds|difference|matter)|(?:does|do|did)(?:n['’]t| not) (?:matter|count|come into it)|(?:is|are|it['’]s) all (?:one|the same)|is neither here nor there|no matter|whatever|all (?:one|the same) to us|either (?:way|is fine)|we (?:don['’]t|do not) mind)";
const SEX = '(?:men|women|ladies|gents|boys|girls|mens|womens|his|hers)';

// The least age of a job in other languages, where the sentence gives a reason for it, and no greatest one.
const LEAST_AGE =
  /(?<!\p{L})(?:(?:je|u|jij) (?:bent|moet) (?:minstens |minimaal |ten minste )?)?(?:1[4-9]|2[01]) (?:(?:jaar )?(?:of|en) ouder|(?:jahre )?(?:oder|und) älter|ans (?:ou|et) plus|años (?:o|y) más|anni (?:o|e) più|anos ou mais|lat (?:lub|i) więcej|år (?:eller|och|og) (?:äldre|ældre|eldre))(?!\p{L})/giu;
const REASON =
  /(?<!\p{L})(?:want|omdat|vanwege|wegens|wet|wettelijk\p{L}*|weil|da|denn|wegen|gesetz\p{L}*|car|parce qu[e’']|puisqu[e’']|loi|légal\p{L}*|porque|ya que|pues|ley|perché|poiché|legge|pois|lei|bo|ponieważ|eftersom|fordi|därför att|lag\p{L}*)(?!\p{L})/iu;
const GREATEST =
  /(?<!\p{L})(?:jonger|hooguit|hoogstens|maxim\p{L}*|jünger|höchstens|jeunes?|moins|plus de|jóven\p{L}*|joven\p{L}*|menos|giovan\p{L}*|meno|jov\p{L}+|młod\p{L}*|yngre|högst|højst|høyst|2[2-9]|[3-7]\d)(?!\p{L})/iu;

// In German, Dutch, French, Spanish, Italian, Portuguese, Polish, Swedish, Danish and Norwegian.
const EITHER_ABROAD =
  /(?<!(?:précis\p{L}*|indi[cq]\p{L}*|dites|mention\p{L}*|dig\p{L}+|specific\p{L}*|vermeld\p{L}*|geef|laat|napisz|podaj\p{L}*|ange|oplys|oppgi|teilen|schreiben|sagen)[^.;]{0,25})(?<!\p{L})(?:(?:ob )?mit (?:oder|und) ohne (?:kinder|familie|partner|behinderung|kopftuch)|(?:ob )?kinder oder keine|met of zonder (?:kinderen|gezin|partner|beperking|hoofddoek)|avec ou sans (?:enfants?|famille|conjoint|handicap)|con o sin (?:hijos|familia|pareja|discapacidad|cargas)|con hijos o sin (?:hijos|ellos)|con o senza (?:figli|famiglia|disabilità|velo)|com ou sem (?:filhos|família|deficiência)|z dziećmi (?:czy|i|lub|albo) bez(?: dzieci)?|med eller utan (?:barn|familj)|med eller uden (?:børn|familie)|med eller uten (?:barn|familie))(?!\p{L})(?![^.;]*(?<!\p{L})(?:aber|nur|lieber|bevorzugt|angeben|maar|liever|alleen|mais|plutôt|préf\p{L}*|précise\p{L}*|pero|mejor|prefer\p{L}*|indi\p{L}*|ma|meglio|mas|melhor|ale|tylko|men|helst|bara)(?!\p{L}))/giu;

/** A sentence in another language without what it says to be the same either way and a least age with its reason, at the same places. */
export const withoutEither = (clause: string): string => {
  const rest = clause.replace(EITHER_ABROAD, blanked);
  return REASON.test(clause) && !GREATEST.test(clause) ? rest.replace(LEAST_AGE, blanked) : rest;
};

/** What is the same for everybody either way: "whether or not you have kids", "born here or not makes no difference". */
export const LAWFUL_ALIKE: readonly RegExp[] = [
  new RegExp(
    `${NOT_ASKED}\\b(?:whether or not|whether) ${HAVE}(?: ${LIFE}){1,5}(?: or not)?\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(`${NOT_ASKED}\\b(?:with or without|with and without) ${LIFE}(?: ${LIFE})*\\b${NO_TURN}`, 'giu'),
  EITHER_ABROAD,
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
  /^\W*(?:(?:hijabs?|turbans?|headscar(?:f|ves)|kippahs?|yarmulkes?|patkas?|beards?|braids|locs|dreads|ponytails?|buns?|veils?|crosses|caps|beanies)(?:,| and| or|, and| &)* ?){2,} (?:all |both |each )?(?:fits?|are (?:all )?(?:fine|welcome|worn|allowed|ok|okay)|go(?:es)?|work|welcome|come)\b(?![^.;]*(?:\b(?:not|only|but|unless|except|never|out|off)\b|n['’]t\b))[^.;]*/giu,
  // Whom somebody may bring along.
  /\bbring (?:along )?(?:your|the|a) (?:wife|husband|partner|spouse|kids|children|family|other half|girlfriend|boyfriend|mum|dad)(?:(?:,| and| or|, or)+ (?:your |the |a )?(?:wife|husband|partner|spouse|kids|children|family|friends?|whoever(?: you like)?|a mate|nobody|dog))*(?: along)?(?= (?:to|along|on|for|if)\b|\W*$)/giu,
];
