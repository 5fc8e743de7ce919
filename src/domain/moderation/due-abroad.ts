import type { Rule } from './types.ts';

// Whose child comes soon, for each language.
const DUE = [
  '(?:je|jij|u|ze|zij|kandidate)(?!\\p{L})[^.;,]{0,40}(?:bent|is|zijn) (?:in |rond |begin |eind |half |op )?(?:\\p{L}+ )?uitgerekend',
  '(?:du|sie|dein|ihr|ihnen)(?!\\p{L})[^.;,]{0,40}(?:entbindungstermin|entbind(?:est|et|en)(?! von))',
  '(?:vous|tu|elle)(?!\\p{L})[^.;,]{0,20}accouch(?:ez|es|e|erez|eras|era)(?!\\p{L})|(?:votre|ton|son) terme (?:est|étant|arrive|tombe|prévu)',
  'sal(?:es|e|ga|drá|drás) de cuentas|(?:vas|va|para) (?:a )?dar a luz',
  'partori(?:sci|sce|rai|rà|re)(?!\\p{L})|(?:il )?(?:tuo|suo) parto(?!\\p{L})',
  '(?:tens|tem|terás) o parto|vai(?:s)? dar à luz|(?:o teu|o seu) parto',
  '(?:du|hon|ni)(?!\\p{L})[^.;,]{0,20} beräknad (?:i|till|kring)',
  '(?:du|hun)(?!\\p{L})[^.;,]{0,15} har termin (?:i|til|omkring|rundt)',
  '(?:your|her) due date (?:is|falls|being)',
  'termin porodu|rodzisz(?!\\p{L})|urodzisz',
].join('|');
// Somebody else is taken for it, and not only while they are away.
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:iemand (?:anders|die)|een ander|jemand(?:en|em)?,? (?:ander\p{L}+|der|die)|andere[nr]? (?:person|bewerb\p{L}+|kandidat\p{L}+)|quelqu['’]un (?:d['’]autre|qui)|une autre (?:personne|candidat\p{L}*)|alguien (?:más|que)|otra persona|otr[oa] candidat[oa]|qualcun['’]?(?:o)? ?(?:altr[oa]|che)|un['’]altra (?:persona|candidata)|outra pessoa|alguém que|någon (?:annan|som)|en (?:anden|annan|annen)|noen (?:andre|som)|nogen (?:anden|der|som)|some(?:one|body) (?:else|who)|another (?:candidate|person)|kogoś (?:innego|kto)|inną osobę)(?!\p{L})/iu;
const WHILE_AWAY =
  /(?<!\p{L})(?:cover|cover for you|while you|during|vervang\p{L}*|vertret\p{L}*|vertritt|remplac\p{L}*|sustitu\p{L}*|sostitu\p{L}*|substitu\p{L}*|vikari\p{L}*|zastęp\p{L}*|während|tijdens|pendant|durante|under (?:din|hennes)|mens du|overdra\p{L}*|übergab\p{L}*|waarneemt|waarnem\p{L}*)(?!\p{L})/iu;

const NOT_NEEDED =
  /(?<!\p{L})(?:exig\p{L}*|requise?s?|nécessaires?|obligatoires?|discriminat\p{L}*|besoin|demandée?s?|nötig|erforderlich|notwendig|voraussetzung|benachteilig\p{L}*|egal|brauch\p{L}*|mit oder ohne|nachweis\p{L}*|nodig|vereist|verplicht|verschil|met of zonder|necesari\p{L}*|requisito|con o sin|importa|discrimin\p{L}*|richiest\p{L}*|necessari\p{L}*|obblig\p{L}*|con o senza|com ou sem|exigid\p{L}*|krävs|behövs|kræves|kreves|nødvendig\p{L}*|wymag\p{L}*|potrzeb\p{L}*|przeszk\p{L}*|avec ou sans)(?!\p{L})/iu;
// Papers and standings of those who are disabled or ill for long, for each language, and what turns them away.
const TURNED_AWAY = [
  "(?:pas de|sans|aucune?|zéro|sauf|hors) (?:dossiers? |statuts? |personnes? |profils? |candidats? |salariés? )?(?:en )?(?:rqth|aah|mdph|boeth|cotorep|mi-temps thérapeutiques?|travailleurs? handicapés?)|(?:rqth|aah|mdph) (?:s['’]abstenir|exclus?|refusée?s?)",
  '(?:kein\\p{L}{0,2}|niemand(?:en)? mit|ohne|bitte nicht mit|nicht mit) (?:\\p{L}+ )?(?:gdb|schwerbehindertenausweis\\p{L}*|gleichgestellt\\p{L}*|begünstigt\\p{L}* behindert\\p{L}*|erwerbsminderung\\p{L}*|em-rent\\p{L}+)',
  "(?:geen|zonder|liever geen|niemand met|niemand uit)(?: een| de)? (?:wajong\\p{L}*|wia(?:['’]?ers?|-\\p{L}+)?|wao(?:['’]?ers?|-\\p{L}+)?|doelgroepregister\\p{L}*|banenafspraak\\p{L}*|vop-\\p{L}+)",
  '(?:sin|nada de|ningún|no (?:queremos|cogemos|aceptamos)) (?:certificados? de discapacidad|pensionistas por incapacidad|incapacidad permanente|minusval[ií]as?)',
  '(?:no|niente|senza|nessun[oa]?|escluse) (?:categori[ae] protett[ae]|legge (?:68|104)|l\\. ?(?:68|104)|invalid[oi] civil[ei]|invalidità civil[ei])',
  '(?:sem|nada de|nenhum) (?:atestados? multiusos?|incapacidades? permanentes?)',
  '(?:ingen|inga|ingen med|inte med) (?:lönebidrag\\p{L}*|sjukersättning\\p{L}*|fleksjobber\\p{L}*|førtidspensionist\\p{L}*|uføretrygd\\p{L}*)',
  '(?:bez|żadnych|nie (?:przyjmujemy|chcemy|dla)) (?:osób z |z )?(?:orzeczeni\\p{L}+ o niepełnosprawności|orzeczeni\\p{L}+|grup\\p{L}+ inwalidzk\\p{L}+|rencist\\p{L}+)',
  'no (?:pip|dla|esa|blue[- ]badges?)(?: claimants?| holders?)?(?=\\W*$|[,.;])',
].join('|');

// Who a client asks for by their age or origin: "Piden tres soldadores jóvenes".
const ASKS =
  '(?:piden|quieren|buscan|necesitan|on nous demande|ils (?:veulent|cherchent|demandent)|chiedono|vogliono|cercano|pedem|querem|procuram) (?:(?:\\p{L}+|\\d+) )?(?:\\p{L}+(?:dores|tores|istas|eros|eiros|antes|entes|eurs|iers|istes|iciens|tori|isti|ieri|anti)) (?:tig |mig )?';

/** Somebody else is chosen as a child is due, people asked for by age or origin, and papers of a disability that are turned away, in twelve languages. */
export const DUE_ABROAD: readonly Rule[] = [
  {
    about: 'pregnancy',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(`(?<!\\p{L})(?:${DUE})(?!\\p{L})`, 'giu'),
    needs: SOMEBODY_ELSE,
    reason: 'May choose somebody else because a child is due.',
    rewording: 'Leave it out: when a child is due is no reason to choose somebody else',
    unless: WHILE_AWAY,
  },
  {
    about: 'age',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(`(?<!\\p{L})${ASKS}(?:jóvenes|jeunes|giovani|jovens)(?!\\p{L})`, 'giu'),
    reason: 'May choose people by their age.',
    rewording: 'Say what somebody has to be able to do',
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `(?<!\\p{L})${ASKS}(?:español[ea]s|nacionales|blanc[oa]s|français|blancs|italian[ie]|bianchi|portugues[ea]s|brancos)(?!\\p{L})`,
      'giu',
    ),
    reason: 'May choose people by their origin.',
    rewording: 'Say what somebody has to be able to do',
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(`(?<!\\p{L})(?:${TURNED_AWAY})(?!\\p{L})`, 'giu'),
    unless: NOT_NEEDED,
    reason: 'May turn people away by the papers of a disability or an illness.',
    rewording: 'Leave it out: say what the work needs, and that it can be adapted',
  },
];

/** What a sentence holds that these rules look for, beside letters. */
export const DUE_ABROAD_WORDS =
  'due date|jóvenes|jeunes|giovani|jovens|español|nacionales|blanc|français|italian|bianchi|portugues|brancos|uitgerekend|entbindungstermin|entbind|accouch|terme|cuentas|dar a luz|partori|parto|beräknad|termin|rodzisz|urodzisz|dar à luz|rqth|aah|mdph|boeth|cotorep|mi-temps thérapeutique|travailleur|gdb|schwerbehindertenausweis|gleichgestellt|begünstigt|erwerbsminderung|em-rent|wajong|wia|wao|doelgroepregister|banenafspraak|vop-|certificados? de discapacidad|pensionistas|incapacidad|minusval|protett|legge|l\\. ?68|invalid|multiuso|lönebidrag|sjukersättning|fleksjobber|førtidspensionist|uføretrygd|orzeczeni|inwalidzk|rencist|pip|dla|esa|blue[- ]badge';
