import { ONLY_ONE } from './why-identifying.ts';

// Honours of a state, prizes, lists and works by which somebody is found: their holders and makers are published by name.

const HONOUR = 'an honour whose holders are published';
const PRIZE = 'a prize whose winners are published';
const LISTED = 'a list on which its readers find who it is';
const MADE = 'a work whose maker is published';

const NAME = "\\p{Lu}[\\p{L}\\p{M}\\d’'&-]{0,40}";
const rx = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, 'gu');

export const HONOURS: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: rx(
      `(?:[MOCKD]BE|MVO|[MOC]NZM|QSM|OAM|QPM|KPM|QFSM)(?![\\p{L}\\p{N}])|(?:made|appointed|awarded) (?:an? |the )?(?:BEM|AM|AO|AC|CM|OC|FRS)(?![\\p{L}\\p{N}])`,
    ),
    why: HONOUR,
  },
  {
    pattern: rx(
      `(?:New Year|King|Queen|Birthday|Australia Day)(?:['’]s)?(?: Birthday)? (?:[Hh]onours? )?(?:[Ll]ist|[Hh]onours)(?!\\p{L})|[Bb]undesverdienstkreuz|[Ll]égion d['’][Hh]onneur|[Oo]rdre [Nn]ational du \\p{Lu}\\p{L}+|Meilleure?s? [Oo]uvri(?:er|ère)s? de France|geridderd`,
    ),
    why: HONOUR,
  },
  {
    pattern: rx(
      `(?:gave|gives|delivered|delivers|invited to (?:give|deliver)) (?:the |this year['’]s )?(?:(?:19|20)\\d\\d )?(?:${NAME} ){1,4}(?:[Ll]ectures?|[Oo]ration|[Aa]ddress)(?!\\p{L})`,
    ),
    why: 'a lecture, whose speakers are published',
  },
  {
    pattern: rx(
      `(?:(?:[Ss]upreme|[Gg]rand|[Rr]eserve|[Oo]verall) )?[Cc]hampion at the (?:${NAME} ?){2,6}|(?:took|won|wins|earned|received|landed|scooped|picked up|collected|got) (?:an? |the |two |three |(?:his|her|their) (?:first |second )?)?(?:${NAME} ){1,5}(?:awards?|prizes?|medals?|trophy|trophies|stars?|rosettes?)(?!\\p{L})|(?:an?|two|three|the) (?:Olivier|Tony|B[Aa][Ff][Tt][Aa]|Oscar|Emmy|Grammy|Golden Globe|Cannes Lion|D&AD Pencil|Stirling Prize|Pritzker|Turner Prize|Booker|Michelin star)(?!\\p{L})`,
    ),
    why: PRIZE,
  },
  {
    pattern: rx(
      `(?:[Nn]amed|[Vv]oted|[Cc]rowned|[Jj]udged|[Ee]lected) (?:the )?(?:\\p{L}+['’]s )?(?:[Bb]est|[Yy]oung|[Tt]op|[Ll]eading|[Rr]ising)(?: \\p{L}{2,20}){1,5} (?:of|in) (?:the )?${NAME}`,
    ),
    why: PRIZE,
  },
  {
    pattern: rx(
      `(?:[Pp]remiad[oa]|[Gg]alardonad[oa]|distinguid[oa]|condecorad[oa]) (?:con|por|com) (?:el|la|o|a) ${NAME}[^.;,\\n]{0,50}|(?:[Rr]ecibió|[Rr]ecibe|[Oo]btuvo|[Gg]anó|[Gg]anhou|[Rr]ecebeu|[Vv]enceu) (?:el|la|o|a|un|una|um|uma) (?:Premio|Prémio|Prêmio|Medalla|Medalha|Orden|Ordem|Cruz)(?!\\p{L})[^.;,\\n]{0,50}`,
    ),
    why: PRIZE,
  },
  {
    pattern: rx(
      `(?:(?:ha |hat )?(?:vinto|vinse|ricevuto|ottenuto)) (?:il|la) (?:Premio|Medaglia)(?!\\p{L})[^.;,\\n]{0,50}|(?:lauréate?|prix|médaille) (?:du|de la|de l['’]|des) ${NAME}[^.;,\\n]{0,40}|(?:mit de[mr]|gewann de[nrs]|erhielt de[nrs]|bekam de[nrs]) (?:${NAME} )?\\p{Lu}[\\p{L}-]{0,40}(?:preis|orden|medaille|award)(?!\\p{L})|(?:won|kreeg|ontving) (?:de|het) (?:${NAME} )?[\\p{L}-]{0,40}(?:prijs|medaille)(?!\\p{L})`,
    ),
    why: PRIZE,
  },
  {
    pattern: rx(
      `(?:on|in|made) the (?:(?:${NAME}|&|and|of) ){1,6}(?:[Ll]ist(?! price)(?: of \\d+[^.;,\\n]{0,40})?|[Pp]ower [Ll]ist|[Tt]op \\d+|\\d+ [Uu]nder \\d+)(?!\\p{L})`,
    ),
    why: LISTED,
  },
  {
    pattern: rx(
      `(?:named (?:after|for) (?:him|her|them)|(?:has|carries|carrying|took|takes) (?:his|her|their) name|te[mv]e? o nome d(?:ela|ele)|lleva su nombre|porte son nom|trägt (?:seinen|ihren) Namen|porta il suo nome|draagt (?:zijn|haar) naam)(?!\\p{L})`,
    ),
    why: 'something that is named after them',
  },
  {
    pattern: rx(
      `(?:that|which) ${NAME}(?: ${NAME}){1,3} (?:wore|wears|carried|sang|drove|played) (?:to|in|on|at|for) (?:the )?${NAME}|(?:[Bb]inder|[Mm]aker|[Dd]esigner|[Bb]uilder|[Aa]rchitect|[Ss]culptor|[Ee]ngraver|[Tt]ailor|[Cc]omposer|[Rr]estorer) of the (?:${NAME} ){1,4}(?:Bible|Bridge|Tower|Crown|Window|Organ|Cathedral|Memorial|Stadium|Tunnel|Monument|Medal|Cup|Trophy|Coin|Stamp|Flag|Throne|Mace|Arena|Dam)(?!\\p{L})|of the (?:Great|Old|New|Royal|Grand) (?:${NAME} ){0,2}(?:Window|Bell|Clock|Organ|Screen|Gate|Staircase)(?!\\p{L})`,
    ),
    why: MADE,
  },
  {
    pattern: rx(
      `the (?:world['’]s )?(?:first|only|largest|biggest|longest|tallest) (?:[\\p{Ll}\\d-]+ ){1,6}in the (?:world|southern hemisphere|northern hemisphere)(?=\\W*$|[.,;:)]| to | and )`,
    ),
    why: ONLY_ONE,
  },
];
