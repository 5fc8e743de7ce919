/** Feats told in languages beside English, by which somebody is found: what they were first in, titles, contests on television, the press. */

import { ONLY_ONE } from './why-identifying.ts';

const REASON_TITLE = 'a title that few people have to their name';
const REASON_PRESS = 'what the press or television told, by which somebody is found';

/** A place or a people with a capital, which says where somebody was the first. */
const PLACE = "\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+){0,2}";
const REST = '[^.;,\\n]{0,60}';

/** The first, the only or the youngest of a place: `erste Hebamme in Tirol`, `la primera mujer en Asturias`. */
const FIRST = [
  `(?<!\\p{L})(?:(?:[Dd]ie|[Dd]er|[Aa]ls|[Dd]as|[Ee]r|[Ii]hre[rn]?)\\s+)?(?:[Ee]rste[rn]?|[Ee]inzige[rn]?|[Jj]üngste[rn]?|[Ää]lteste[rn]?)\\s+(?:[\\p{Ll}-]+\\s+)?\\p{Lu}[\\p{L}-]{2,}\\s+(?:in|im|aus|von|der|des)\\s+(?:(?:ganz|der|dem)\\s+)?${PLACE}${REST}`,
  `(?<!\\p{L})(?:(?:[Ll]a|[Ll]e|[Uu]ne|[Ll]['’])\\s?)?(?:[Pp]remi(?:er|ère)|[Ss]eule?|[Pp]lus jeune)\\s+(?:[\\p{Ll}-]+\\s+){1,3}(?:de|du|d['’]|en|à|au)\\s?(?:la\\s+|l['’])?${PLACE}\\s+(?:à|au|qui|dans|ayant|avec)\\s${REST}`,
  `(?<!\\p{L})(?:(?:[Ll]a|[Ee]l)\\s+)(?:primer[ao]?|únic[ao]|más joven)\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:de|del|en)\\s+(?:la\\s+)?${PLACE}\\s+(?:en|que|a|con)\\s${REST}`,
  `(?<!\\p{L})(?:[Ll]a\\s+|[Ii]l\\s+|[Ll]['’])?(?:[Pp]rim[ao]|[Uu]nic[ao]|[Pp]iù giovane)\\s+(?:[\\p{Ll}-]+\\s+){1,3}(?:di|in|della|del|d['’])\\s?${PLACE}\\s+(?:a|ad|che|con)\\s${REST}`,
  `(?<!\\p{L})(?:a|o)\\s+(?:primeir[ao]|únic[ao]|mais jovem)\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:do|da|de|em|no|na)\\s+${PLACE}\\s+(?:a|que|com|em)\\s${REST}`,
  `(?<!\\p{L})(?:[Dd]e\\s+)(?:eerste|enige|jongste)\\s+(?:[\\p{Ll}-]+\\s+){1,2}(?:van|in|uit)\\s+${PLACE}\\s+(?:die|met|om)\\s${REST}`,
  `(?<!\\p{L})(?:[Pp]ierwsza|[Pp]ierwszy|[Jj]edyna|[Jj]edyny|[Nn]ajmłodsza|[Nn]ajmłodszy|[Pp]rvní|[Jj]ediná|[Jj]ediný|[Nn]ejmladší)\\s+(?:[\\p{Ll}-]+\\s+){0,2}(?:w|we|v|ve|na|z)\\s+${PLACE}${REST}`,
];
/** Titles of a country or a contest: `championne de France`, `Deutsche Meisterin im`, `finalista de MasterChef`. */
const TITLES = [
  `(?<!\\p{L})(?:[Vv]ice-?)?(?:[Cc]hampionn?e?s?|[Mm]eilleure? [\\p{Ll}-]+|[Mm]edaillée?)\\s+(?:de|du|d['’])\\s?(?:la\\s+)?(?:France|Belgique|Suisse|Europe|monde)${REST}|(?<!\\p{L})[Mm]eilleur [Oo]uvrier de France`,
  `(?<!\\p{L})(?:sub)?(?:[Cc]ampe[óo]n(?:a|es)?|[Cc]ampe(?:ã|õ)o?(?:es)?|[Cc]ampion(?:e|essa)?|[Vv]ice-?campe\\p{L}+|[Mm]edallista)\\s+(?:de|del|do|da|d['’]|di|nacional|nazionale|mundial|brasileir[ao]|italian[ao])\\s?(?:España|México|Argentina|Chile|Portugal|Brasil|Italia|[Ee]uropa|mundo|mondo|\\p{Lu}\\p{L}+|de|di|do)?${REST}`,
  `(?<!\\p{L})(?:[Dd]eutsche|[Öö]sterreichische|[Bb]ayerische|[Ss]chweizer|[Ee]uropa|[Ww]elt)[rns]?-?\\s?[Mm]eister(?:in)?(?:\\s(?:im|der|in|des)\\s${REST})?|(?<!\\p{L})(?:Olympiasieger|Bundessieger|Landessieger|Kammersieger|Vizemeister)(?:in)?(?!\\p{L})${REST}`,
  `(?<!\\p{L})(?:[Ff]inaliste?|[Ff]inalista|[Ll]auréate?|[Gg]agnante?|[Gg]anador[a]?|[Vv]encedor[a]?|[Vv]incit(?:ore|rice)|[Ss]emi-?finaliste?|[Ss]emifinalista|[Cc]andidate?|[Cc]oncursante|[Pp]articip(?:ou|ó|ante)|[Tt]eilnehmer(?:in)?|[Gg]ewinner(?:in)?|[Ff]inalist(?:in)?|[Dd]eelnemer|[Ww]innaar|[Ff]inalistka|[Ll]aureat(?:ka)?)\\s+(?:de|du|del|della|dell['’]|do|da|di|a|à|al|alla|en|dans|no|em|bei|der|des|von|van|bij|w|we)\\s?(?:l['’]|la |le |el |il |lo |o |the )?(?:["«„“]\\s?)?\\p{Lu}[\\p{L}\\p{M}’'-]+(?:\\s(?:de|du|di|der|y|&|et)?\\s?\\p{Lu}[\\p{L}\\p{M}’'-]+){0,3}`,
];
/** What papers or television told. */
const PRESS = [
  `(?<!\\p{L})(?:[Dd]ie |[Ii]n der )?(?:Lokal|Tages|Fach|Regional|Boulevard)?(?:[Pp]resse|[Zz]eitung(?:en)?)\\s+(?:hat|haben|berichtete|berichteten|schrieb|brachte)(?!\\p{L})${REST}|(?<!\\p{L})(?:war|kam|stand)\\s+(?:[\\p{Ll}]+\\s)?(?:im Fernsehen|in der Zeitung|im Radio|in den Nachrichten|auf Seite eins)`,
  `(?<!\\p{L})(?:passée?|vue?|invitée?|interviewée?)\\s+(?:à la télé(?:vision)?|au JT|dans (?:le journal|la presse)|à la radio|par (?:la presse|France \\d|TF1|M6))${REST}|(?<!\\p{L})(?:la presse|les journaux|le journal)(?: locale?)? (?:a|ont|en a) (?:parlé|écrit|publié)${REST}`,
  `(?<!\\p{L})(?:salió|apareció|estuvo)\\s+en (?:la tele(?:visión)?|el periódico|la prensa|la radio|las noticias)${REST}|(?<!\\p{L})(?:saiu|apareceu|esteve)\\s+(?:na|no|nos) (?:TV|televisão|jornal|jornais|imprensa|rádio)${REST}|(?<!\\p{L})(?:è stat[ao]|è finit[ao]|è apparsa?o?)\\s+(?:in (?:TV|tv|televisione)|sui giornali|sul giornale|alla radio)${REST}|(?<!\\p{L})(?:was|stond|kwam)\\s+(?:[\\p{Ll}]+\\s)?(?:op (?:tv|televisie|de radio)|in de krant)`,
];

/** Each with why it tells who is meant. */
export const ACHIEVEMENTS_ABROAD: readonly { pattern: RegExp; why: string }[] = [
  ...FIRST.map((pattern) => ({ pattern: new RegExp(pattern, 'gu'), why: ONLY_ONE })),
  ...TITLES.map((pattern) => ({ pattern: new RegExp(pattern, 'gu'), why: REASON_TITLE })),
  ...PRESS.map((pattern) => ({ pattern: new RegExp(pattern, 'gu'), why: REASON_PRESS })),
];
