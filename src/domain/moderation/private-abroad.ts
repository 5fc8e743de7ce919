import type { PrivateFact } from './types.ts';

const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const rx = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll(String.raw`\b`, EDGE), 'giu');

const KIN_DE =
  '(?:seine?[mnrs]?|ihre?[mnrs]?|der|die|das|dem) (?:kranke[nrs]? |schwerkranke[nrs]? |alte[nrs]? |kleine[nrs]? )?(?:mutter|vaters?|eltern|frau|manne?s?|partnerin|partners?|kind(?:er|es)?|sohne?s?|tochter|familie|schwester|bruders?|oma|opas?|gro(?:ß|ss)eltern|schwiegermutter|schwiegervaters?)';
const KIN_FR =
  '(?:s(?:a|on|es)) (?:vieille |vieux |jeunes? )?(?:mère|père|parents|femme|mari|conjointe?|compagn(?:e|on)|enfants?|fils|fille|famille|sœur|soeur|frère|grand-mère|grand-père|belle-mère)';
const BOSS_DE =
  '(?:(?:seine[mn]|ihre[mn]|dem|der) (?:jetzigen |aktuellen |derzeitigen )?(?:arbeitgeber|chef|chefin|vorgesetzten|firma|team))';
const BOSS_FR =
  '(?:(?:à|de|avec) (?:son|sa|ses) (?:actuel(?:le)? )?(?:employeur|patron(?:ne)?|chef(?:fe)?|manager|direction|collègues|équipe|boîte))';

/** What somebody keeps to themselves in German and French: health, those at home, and what the employer has not been told. */
export const PRIVATE_ABROAD: readonly { about: PrivateFact; pattern: RegExp }[] = [
  {
    about: 'health',
    pattern: rx([
      String.raw`\b(?:er|sie) (?:macht|beginnt|braucht) (?:\p{L}+ )?(?:eine? |seine |ihre )?(?:therapie|kur|reha|entziehungskur)\b|\b(?:il|elle) est suivie? (?:pour|par un (?:psy\p{L}*|médecin))`,
      String.raw`\baus gesundheitlichen gründen\b|\b(?:wegen|aufgrund|infolge|nach) (?:de[rs] |einer |eines |seiner |ihrer )?(?:gesundheit|krankheit|erkrankung|operation|op|krebs\p{L}*|depression\p{L}*|burn-?outs?|unfalls?)\b`,
      String.raw`\b(?:er|sie|ist|war|bis [\p{L}]+|derzeit|noch) (?:\p{L}+ ){0,3}(?:in (?:ärztlicher |psychologischer |therapeutischer )?(?:behandlung|therapie|reha)|krank(?:geschrieben)?|arbeitsunfähig)(?=\s*(?:[.,;!]|$|seit|bis|und))`,
      String.raw`\bpour (?:des )?raisons? (?:de santé|médicales?)\b|\b(?:à la suite|après|suite à) (?:d['’]un|d['’]une|un|une|sa|son) (?:\p{L}+ )?(?:maladie|opération|accident|cancer|burn-?out|dépression)\b`,
      String.raw`\b(?:il|elle) (?:suit|est sous|a commencé|termine|prend) (?:un |son |une )?(?:traitement|thérapie|chimio\p{L}*|médicaments)(?! (?:des? |du |d['’](?:eau|images?)))`,
    ]),
  },
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:zieht|erzieht) (?:\p{L}+ ){0,2}kinder? (?:allein|alleine)\b|\balleinerziehend\p{L}*\b|\bélève seule? (?:ses|son|sa|leurs?) (?:\p{L}+ )?(?:enfants?|fils|filles?)\b|\b(?:tod|verlust|krankheit|pflege) (?:seine[rs]|ihre[rs]) (?:mutter|vaters|eltern|frau|mannes|partners|kindes|sohnes|tochter)\b|\b(?:décès|mort|perte|maladie) de (?:son|sa|ses) (?:mari|femme|mère|père|parents|enfant|fils|fille|conjointe?)\b|\bse rapprocher de ses parents\b`,
      String.raw`\b(?:pflegt|betreut|versorgt|kümmert sich (?:\p{L}+ )?um|sorgt für) ${KIN_DE}\b|\b${KIN_DE} (?:\p{L}+ )?(?:ist|war|sind|liegt) (?:\p{L}+ ){0,2}(?:krank|pflegebedürftig|schwanger|gestorben|verstorben|im krankenhaus|dement|behindert)\b`,
      String.raw`\b${KIN_DE} (?:erwartet|bekommt|bekommen|erwarten) (?:\p{L}+ )?(?:ein |ihr |das )?(?:\p{L}+ )?(?:kind|baby|nachwuchs|zwillinge)\b|\b(?:lässt|lassen) sich (?:\p{L}+ )?scheiden\b|\b(?:lebt|leben) (?:\p{L}+ )?(?:in scheidung|getrennt)\b|\bin (?:seiner|ihrer) ehe\b`,
      String.raw`\bs['’]occupe de ${KIN_FR}\b|\b${KIN_FR} (?:est|sont|était) (?:\p{L}+ ){0,2}(?:malades?|enceinte|décédée?s?|morte?s?|hospitalisée?s?|dépendante?s?|handicapée?s?)\b|\b${KIN_FR} (?:attend|attendent) (?:un|une|leur|des) (?:\p{L}+ )?(?:enfant|bébé|jumeaux|naissance)\b`,
    ]),
  },
  {
    about: 'notice',
    pattern: rx([
      String.raw`\b(?:chef|chefin|arbeitgeber|firma|team) (?:hat|haben) keine ahnung\b|\b(?:employeur|patron|direction|chef|manager|équipe) (?:ignore|ignorent) (?:tout|encore)\b`,
      String.raw`\b(?:hat|haben) (?:es )?(?:\p{L}+ ){0,2}?${BOSS_DE} (?:davon )?(?:noch |bisher |bislang )?(?:nichts|nicht)(?: davon)? (?:gesagt|erzählt|mitgeteilt|verraten|informiert)\b|\b${BOSS_DE} (?:noch )?(?:nichts|nicht) (?:gesagt|erzählt|mitgeteilt)\b`,
      String.raw`\b(?:von|über) (?:seiner|ihrer|seinen|ihren|der) (?:kündigung|wechselwunsch|wechselabsicht\p{L}*|suche|plänen?|bewerbung\p{L}*)\b[^.;]{0,25}\b(?:wei(?:ß|ss)|wissen|ahnt)\b[^.;]{0,15}\b(?:niemand|keiner|nichts)\b|\b(?:noch )?nicht (?:offiziell )?gekündigt\b(?=\s*[.,;!]|$)`,
      // Written, and not handed in: nobody at work knows of it.
      String.raw`\b(?:kündigung(?:sschreiben)?)\b[^.;]{0,30}\b(?:schublade|schreibtisch|tasche|fertig|geschrieben|unterschrieben|bereit)\b|\b(?:lettre de )?démission\b[^.;]{0,30}\b(?:tiroir|poche|prête|écrite|rédigée|signée)\b`,
      String.raw`\bn['’](?:en )?a (?:pas|rien)(?: encore)? (?:parlé|dit|annoncé|averti|prévenu)(?: de \p{L}+)? ?${BOSS_FR}?\b(?=[^.;]*\b(?:employeur|patron\p{L}*|chef\p{L}*|manager|direction|collègues|équipe|boîte)\b)`,
    ]),
  },
];
