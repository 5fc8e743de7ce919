// Words of people's own lives in German and French, by what they tell: as in English they are many, and most of them have
// another meaning at work, so each counts only where a sentence says who is taken or left.
const OWN_DE =
  // At home, and how old.
  'enkel\\p{L}*|kinder[ns]?|kleinkind\\p{L}*|nachwuchs|familie|familien\\p{L}*|eltern|mutter|mütter\\p{L}*|vater|väter\\p{L}*|oma|opa|ehe\\p{L}*|verlobt\\p{L}*|hochzeit|zwilling\\p{L}*|drilling\\p{L}*|elternzeit|mutterschutz|baby\\p{L}*|windeln|schwiegermutter|altersmäßig|jahrgang|generation|wechseljahre|rente|pension|ruhestand|' +
  // The body and health.
  'krank\\p{L}*|kränk\\p{L}*|krankheit\\p{L}*|fehlzeiten|ausfälle|ausfallzeiten|attest\\p{L}*|rücken|bandscheibe\\p{L}*|burn-?out|depress\\p{L}*|psyche|psychisch\\p{L}*|brille\\p{L}*|hörgerät\\p{L}*|rollstuhl|stotter\\p{L}*|lispel\\p{L}*|raucher\\p{L}*|allergi\\p{L}*|hinkt|dick|dicke[rn]?|schlank\\p{L}*|zierlich\\p{L}*|groß gewachsen|figur|' +
  // Looks and sound.
  'aussehen|aussieht|ansehnlich\\p{L}*|repräsentativ|optisch|hübsch\\p{L}*|blond\\p{L}*|tätowier\\p{L}*|piercing\\p{L}*|bart|bärte|akzentfrei\\p{L}*|akzent\\p{L}*|dialekt\\p{L}*|hochdeutsch|' +
  // Belief and origin.
  'christ|christen|christin|christlich\\p{L}*|kirche|kirchgänger\\p{L}*|gott|gläubig\\p{L}*|bet(?:en|et)|gebet\\p{L}*|moschee|fasten|ramadan|kippa|turban|schleier|kopft[uü]ch\\p{L}*|religiös\\p{L}*|konfession\\p{L}*|heimat\\p{L}*|aus dem (?:osten|westen|süden|norden|ausland)|wurzeln|kulturkreis\\p{L}*|landsleute|landsmann|' +
  'ukrain\\p{L}+|russ(?:e|en|in|innen)|syr(?:er|erin|ern)|afghan\\p{L}+|rumän(?:e|en|in)|bulgar(?:e|en|in)|türk(?:e|en|in|innen)|araber\\p{L}*|afrikaner\\p{L}*|asiaten|asiatin|roma|zigeuner\\p{L}*|flüchtling\\p{L}*|geflüchtete\\p{L}*|asylant\\p{L}*|ostdeutsche\\p{L}*|ossis?|wessis?|' +
  // How they stand in the world.
  'vom amt|hartz|bürgergeld|arbeitslose[nr]?|langzeitarbeitslos\\p{L}*|vorbestraft\\p{L}*|schulden|gewerkschaft\\p{L}*|partei\\p{L}*|linke[nr]?|rechte[nr]?|schwul\\p{L}*|lesb\\p{L}*|trans';
const OWN_FR =
  'enfants?|bébés?|petits-enfants|crèche|maternité|grossesse|mariage|mariée?s?|divorcée?s?|famille|mère|mères|père|mamans?|papas?|grand-mère|conjointe?s?|retraite|quinquas?|seniors?|jeunesse|génération|(?<!depuis (?:plus de |près de )?)(?:trente|quarante|cinquante|soixante)(?:[- ]\\p{L}+)? ans|' +
  'santé|malades?|maladies?|arrêts?|absences?|fragiles?|dos|dépress\\p{L}*|lunettes|appareil auditif|fauteuil|bégai\\p{L}*|gross?e?s?|mince|maigre|silhouette|poids|fumeurs?|fumeuses?|mangeurs?|' +
  'physique|souriante|jolie?s?|belle|beau|blonde?s?|tatou\\p{L}*|barbe|barbus?|apparence|accents?|' +
  'dieu|croyante?s?|église|messe|prière|prier|kippa|turban|voile|foulard|ramadan|mosquée|halal|casher|chrétien\\p{L}*|confession|religion|coutumes|chez nous|de souche|neuf-trois|quatre-vingt-treize|banlieue|quartiers?|cités?|(?:du|son|leur|quel|nos) pays|africain\\p{L}*|maghrébin\\p{L}*|asiatiques?|roms?|gitans?|réfugiée?s?|migrante?s?|immigré\\p{L}*|sans-papiers|' +
  'chômeurs?|rsa|casier|syndicat\\p{L}*|syndiqu\\p{L}*|gay|homo|lesbienne|trans';

const CHOSEN_DE =
  '(?:jemand(?:en|em)?|wer|kein(?:e|en|er)? (?:\\p{L}+ )?(?:leute|bewerber\\p{L}*|kandidat\\p{L}*|frau\\p{L}*|männer|person\\p{L}*)|bitte kein\\p{L}*|(?:sie|er|die person|der bewerber|die bewerberin) (?:sollte?|müsste|darf|dürfte|muss)|am besten|am liebsten|lieber|möglichst|idealerweise|wenn möglich|brauchen wir nicht|nicht (?:noch einmal|schon wieder)|nie wieder|hier (?:wohl |vermutlich |sicher )?falsch|muss (?:es )?(?:schon )?sein|die letzten?|der letzte|nur (?:streit|ärger)|passt|vorgänger\\p{L}*|nicht gepasst|kann (?:bei uns|hier) nicht|hatten wir genug|wir hatten (?:schon )?eine[nr]?|nicht noch ?mal|schafft (?:\\p{L}+ ){0,3}nicht|niemand\\p{L}*)';
const CHOSEN_FR =
  '(?:quelqu.un|celui qui|celle qui|ceux qui|(?:une? |des |aucune? |pas de )(?:personne|profil|candidat\\p{L}*)s?|il faudrait|il faut|on (?:préfère|veut|évite|cherche|a essayé)|nous (?:préférons|voulons|évitons)|pas (?:de|d.|trop)|plus de|ni|sans|plutôt|de préférence|si possible|idéalement|surtout|l[ae] derni(?:er|ère)|l[ae] précédente?|évite[rz]?|pas pour nous|le candidat|la candidate|(?:nos|les) clients? (?:ne|n.)|ne comprendraient)';

/** What says that a word is of the work: whom it is for, what is offered, what everybody may have. */
const OF_WORK =
  '(?:betreu\\p{L}*|pfleg\\p{L}*|begleit\\p{L}*|unterricht\\p{L}*|berat\\p{L}*|unterstütz\\p{L}*|versorg\\p{L}*|behandel\\p{L}*|erzieh\\p{L}*|kita|krippe|kindergarten|schule|klinik|praxis|bieten|geboten|zuschuss|zuschüsse|vereinbarkeit|vertretung|willkommen|erwünscht|freuen uns|unabhängig|gleich\\p{L}*|berücksichtigt|erfahrung|kenntnisse|sprachkenntnisse|kunden aus|produkt\\p{L}*|' +
  'accompagn\\p{L}*|soign\\p{L}*|enseign\\p{L}*|encadr\\p{L}*|accueill?\\p{L}*|assist\\p{L}*|aid(?:e|er|ez) (?:à|aux|des|les)|auprès (?:de|d.)|patients?|résidents?|élèves|ehpad|hôpital|clinique|école|mutuelle|prévoyance|offrons|proposons|remplacement|bienvenue?s?|bienvenus?|ouvert\\p{L}*|sans distinction|quel\\p{L}* que soi\\p{L}*|encourag\\p{L}*|reconnue?s?|expérience|diplôme|formation|maîtrise|permis|vaccin\\p{L}*|visite médicale|travail en|par an|salaire|brut)';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const READ = [
  { own: word(OWN_DE), chosen: word(CHOSEN_DE) },
  { own: word(OWN_FR), chosen: word(CHOSEN_FR) },
];
const WORK = word(OF_WORK);

/**
 * Words of somebody's own life in a German or French sentence that says who is taken or left by them, and nothing of the work
 * that would explain them; null where there are none.
 * @param masked the sentence in small letters, with what is certainly lawful taken out
 */
export function ownAbroad(masked: string): { start: number; end: number } | null {
  if (WORK.test(masked)) return null;
  for (const { own, chosen } of READ) {
    const found = own.exec(masked);
    if (found !== null && chosen.test(masked))
      return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
