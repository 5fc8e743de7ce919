import { ONLY_ONE } from './why-identifying.ts';

/** Words in -est that are no superlative, or one that many things are said to be. */
const NO_MOST =
  '(?:latest|best|rest|test|request|interest|forest|west|east|honest|modest|guest|contest|harvest|nearest|highest|earliest|lowest|arrest|invest|protest|quest|chest|nest|digest|suggest|closest|greatest|strongest|newest|smallest)(?!\\p{L})';
const MOST = `(?:(?!${NO_MOST})\\p{Ll}{3,}est|first|only|last|second)`;
const CAPITALS = "(?:\\p{Lu}[\\p{L}\\p{M}’'-]*|du|de la|de|d[’'](?=\\p{Lu})|del|della|di|of the|of)";
const CONTEST =
  '(?:Bowl|Cup|Open|Games|Series|Championships?|Marathon|Rally|Regatta|Race|Masters|Final|Grand Prix|Tour|Derby|Classic|Trophy|Medal|Prize)';
const WHEN =
  '(?=[.,;!)]|\\s*$| (?:in|en|em|nel|im|with|twice|outright|avec|con|com|met|dans|at|aged|und|and|et|y|e) )';

/** Feats in the words of their sentence: what was the most of its kind in a house or a land, what was won, played or said where. */
export const TOLD_FEATS: readonly { pattern: RegExp; why: string }[] = [
  {
    // `the youngest the airline had had`
    pattern: new RegExp(
      `(?<!\\p{L})[Tt]he (?:very )?${MOST} (?:\\p{Ll}+ ){0,3}?(?:that )?(?:the|its?|their|this|our) (?:\\p{Ll}+ ){0,2}\\p{Ll}{3,} (?:has|had|have) (?:ever )?(?:had|seen|known|made|built|\\p{Ll}{2,}ed)(?!\\p{L})`,
      'gu',
    ),
    why: ONLY_ONE,
  },
  {
    // `the deepest gas well in the Kingdom`
    pattern: new RegExp(
      `(?<!\\p{L})[Tt]he (?:very )?(?!${NO_MOST})\\p{Ll}{3,}est (?:\\p{Ll}[\\p{Ll}-]* ){0,3}\\p{Ll}+[^s\\W] (?:in|on|of|across) (?:all (?:of )?)?(?:the )?\\p{Lu}[\\p{L}-]+`,
      'gu',
    ),
    why: ONLY_ONE,
  },
  {
    // `the last engineer out of the Grindavík plant`
    pattern:
      /(?<!\p{L})[Tt]he (?:very )?(?:first|last|only) (?:\p{Ll}+ ){1,2}(?:out of|into|off|onto|up|down|inside|to (?:leave|enter|cross|climb|reach|fly|land|work)) (?:of |in |on |at )?(?:the )?\p{Lu}[^.;,\n]{2,60}/gu,
    why: ONLY_ONE,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:19|20)\\d\\d (?:\\p{Lu}[\\p{L}’'-]+ ){1,3}${CONTEST}(?!\\p{L})`,
      'gu',
    ),
    why: 'a contest whose teams and winners are published',
  },
  {
    pattern:
      /(?<!\p{L})(?:quarterback|linebacker|running back|goalkeeper|goalie|striker|midfielder|fly-half|scrum-half|hooker|winger|point guard|shortstop|pitcher|catcher|wicketkeeper|opener|coxed|cox|stroked|rowed) (?:for|at) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu,
    why: 'a team whose players are published',
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:won the|a (?:gagné|remporté) (?:la |le |les |l[’'])|(?:ganó|venció en) (?:el|la|los|las)|ha vinto (?:il |lo |la |l[’'])|(?:ganhou|venceu) (?:o|a|os|as)|won (?:de|het)) ?(?:(?:19|20)\\d\\d )?\\p{Lu}[\\p{L}\\p{M}’'-]*(?: ${CAPITALS}){1,6}${WHEN}`,
      'gu',
    ),
    why: 'something won, whose winners are published',
  },
  {
    pattern:
      /(?<!\p{L})(?:a primeira (?:mulher|pessoa)|o primeiro (?:homem|negro)) a \p{Ll}{3,}r [^.;,\n]{2,60}|(?<!\p{L})(?:la primera (?:mujer|persona)|el primer (?:hombre|\p{Ll}+)) (?:en|que) [^.;,\n]{2,60}|(?<!\p{L})(?:la première (?:femme|personne)|le premier (?:homme|\p{Ll}+)) à [^.;,\n]{2,60}|(?<!\p{L})(?:la prima (?:donna|persona)|il primo (?:uomo|\p{Ll}+)) a(?:d)? [^.;,\n]{2,60}|(?<!\p{L})(?:die|als) erste Frau(?:,| in| an| auf| bei| der| im)[^.;\n]{2,60}|(?<!\p{L})de eerste vrouw (?:die|in|bij|op)[^.;,\n]{2,60}/giu,
    why: ONLY_ONE,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}]|[\p{L}\p{N}][’'&-])(?:\p{Lu}[\p{L}’'&-]{0,40} ){2,5}(?:trophy|medal|prize|award|bursary|scholarship|fellowship)(?!\p{L})/gu,
    why: 'an award whose winners are published',
  },
  {
    // `Chow et al. 2019`, also where the name is hidden.
    pattern: /(?<!\p{L})et al(?!\p{L})\.?,?(?: \(?(?:19|20)\d\d\)?)?/gu,
    why: 'a paper, whose authors are published',
  },
  {
    pattern:
      /(?<!\p{L})(?:spoke|spoken|speaks|speaker|keynotes?|keynoted|presented|presents|lectured|gave (?:a|the) (?:talk|keynote|paper))(?: \p{Ll}+){0,2} (?:at|to|for) (?:the )?(?:\p{Lu}[\p{L}’'&-]{0,40} ){0,4}\p{Lu}\p{L}{0,40}(?:Conf|Con|Conference|Summit|Congress|Symposium|Expo|Fest|Forum|Days?)(?!\p{L})(?:,? (?:19|20)\d\d)?/gu,
    why: 'a talk, whose speakers are published',
  },
];
