import { lowered } from './matching.ts';
import type { Attribute } from './types.ts';

// Who did the job before, a fact of their life, and that it is not to happen again: a wish over two short sentences that names nobody
// who is wanted. "Die Letzte wurde nach vier Monaten schwanger. Das passiert uns nicht noch mal."

const rx = (source: string): RegExp => lowered(`(?<!\\p{L})(?:${source})(?!\\p{L})`);

interface Spoken {
  before: RegExp;
  /** What is told of them, by the attribute that it is of. */
  facts: readonly (readonly [Attribute, RegExp])[];
  again: RegExp;
}

/** By language; what each names is looked for in its own words alone. */
const SPOKEN: readonly Spoken[] = [
  {
    before: rx(
      "(?:the|our|my|his|her|your) (?:last|previous|former|outgoing|old) (?!(?:system|software|product|move|client|building|office|year|season|quarter|till)s?(?!\\p{L}))(?:\\p{L}+ )?\\p{L}+|(?:her|his|your|their) predecessor|the (?:girl|guy|lad|one|man|woman|lady|chap|\\p{L}+(?:er|or|ist|ant)) before (?:you|her|him|that)|last (?:year|season|summer|winter|spring|autumn)['’]s \\p{L}+|we lost [^.;,]{2,20} to (?:her|his|their)|last (?:time|year|season|summer|winter) (?:we|the|our)|(?<=^\\W*)(?:he|she) (?:was|had|went|got|took|kept|wore|prayed|fasted|needed|ended up|came back|has|is)|we(?:['’]ve)? had (?:a|an|one|two|three|some|our share of) (?:girls?|lads?|lad(?:y|ies)|wom[ae]n|m[ae]n|people|mums?|ones?|staff|\\p{L}+s?) (?:who|in|go|off|out|on|with|leave)",
    ),
    facts: [
      [
        'pregnancy',
        rx(
          'pregnant|expecting(?! (?:a|an|to|the|more|us|them|it|too))|(?:have|having|had) (?:a |the |her |their )?(?:bab(?:y|ies)|little ones?)|(?:maternity|mat) leave|(?:went|go|going|gone|off|out) on (?:\\p{L}+ )?leave|morning sickness|trying for a (?:baby|family)',
        ),
      ],
      [
        'family',
        rx('kids|child(?:ren)?|toddlers?|(?:newborn|bab(?:y|ies))|school run|divorc\\p{L}+|custody'),
      ],
      [
        'disability_or_health',
        rx(
          'on the sick|off sick|always sick|sick (?:days?|leave|notes?)|ill(?:ness)?|(?:went|was|been|going) (?:through|in|to|for) (?:treatment|chemo|rehab|therapy|dialysis|hospital|detox)|in (?:and out of )?(?:rehab|hospital|treatment|therapy|a wheelchair)|bad (?:back|knees?|heart|hips?|nerves)|endometriosis|ivf|fertility|migraines?|guide dog|dicky \\p{L}+|depress\\p{L}+|burn-?out|breakdown|seizures?|diabet\\p{L}+|stress leave|limp(?:ed)?',
        ),
      ],
      [
        'religion',
        rx(
          'pray(?:ed|ing|s)|fast(?:ed|ing)(?! (?:food|track|growing|paced))|ramadan|(?:wore|wearing|in|had) (?:a |the |her |his )?(?:scarf|headscarf|hijab|turban|veil|cross|niqab|kippa\\p{L}*)|mosque|sabbath|bible|koran|quran',
        ),
      ],
      ['race_or_origin', rx('back to (?:her|his|their) (?:home ?town|country|village|home country)|accent')],
      ['union_or_politics', rx('(?:in|joined|from) (?:the|a) union|shop steward|tribunal|grievances?')],
    ],
    again: rx(
      "never again|(?:the )?(?:kitchen|team|shop|rota|rest of us|clients?|customers?) (?:suffered|paid for it)|(?:we|i)(?:['’]ve| have) learn(?:ed|t)(?=\\W*$)|(?:wo(?:n['’]t|uld not)|can(?:['’]t|not)) (?:take|stand|survive|bear) another|(?:has|have)(?:n['’]t| not) forgotten|you(?:['’]d| would)? understand why|not (?:again|this (?:time|year|round)|another|twice|any ?more)|no more of (?:that|it|this)|lessons? learn\\p{L}+|once (?:was|is) (?:enough|plenty)|(?:(?:we|they|he|she|i|you|the \\p{L}+) )?(?:do(?:n['’]t| not)|won['’]t|ca(?:n['’]t|nnot)|can not|wouldn['’]t|couldn['’]t|rather not|would not) (?:\\p{L}+ )?(?:want|need|do|have|face|afford|go through|manage|take|repeat)(?: (?:that|it|this|another|any(?:thing)?|a repeat|a second|the same)| through)+|you(?:['’]ll)? (?:understand|get (?:it|the (?:idea|picture|message)))|you know (?:what i mean|how (?:it|that) (?:is|goes))|(?:clients?|customers?|guests?|people|parents) (?:talked|noticed|complained|minded)|did(?:n['’]t| not) (?:really )?work(?: out)?(?: for (?:us|them|him|her))?|another kind|(?:so )?(?:please )?(?:find|get|send) us (?:some(?:one|body) )?(?:else|different)",
    ),
  },
  {
    before: rx(
      '(?:der|die|unsere?r?|meine?) (?:letzte[nr]?|vorherige[nr]?|vorige[nr]?|frühere[nr]?|bisherige[nr]?)(?! (?:umzug|software|system|woche|jahr|saison|monat|sommer|winter))|(?:die |der |ihre? |seine? )?vorgänger(?:in)?',
    ),
    facts: [
      ['pregnancy', rx('schwanger\\p{L}*|elternzeit|mutterschutz|karenz|babypause')],
      ['family', rx('(?:\\p{L}+ )?kinder\\p{L}*|kleinkind\\p{L}*|alleinerziehend\\p{L}*|scheidung')],
      [
        'disability_or_health',
        rx(
          'krank(?:geschrieben|enstand|heit\\p{L}*|enhaus)?|burn-?out|reha|depress\\p{L}+|bandscheib\\p{L}+|rollstuhl',
        ),
      ],
      ['religion', rx('kopftuch|moschee|gebet\\p{L}*|betete|fastete|ramadan|muslim\\p{L}*')],
      ['union_or_politics', rx('gewerkschaft\\p{L}*|betriebsrat\\p{L}*')],
    ],
    again: rx(
      'nie (?:wieder|mehr)|nicht (?:noch ?mal|noch einmal|wieder)|kein zweites mal|einmal (?:reicht|genügt|war genug)|passiert (?:uns|mir) (?:nicht|nie)|(?:man weiß|sie wissen|du weißt|ihr wisst) (?:ja |schon )*(?:wie|was|,)|sie verstehen|(?:hat uns |uns )?gereicht|daraus gelernt|lieber nicht noch',
    ),
  },
  {
    before: rx(
      "(?:le|la|les|notre|nos|ma|mon) (?:derni(?:er|ère)s?|précédente?s?)(?! (?:logiciel|déménagement|semaine|saison|année|mois))|l['’]anci(?:en|enne)(?: \\p{L}+)?|(?:mon|notre|son|sa) prédécesseure?|celle d['’]avant|celui d['’]avant",
    ),
    facts: [
      ['pregnancy', rx('enceinte|congé (?:de )?(?:mat\\p{L}*|parental)|grossesse')],
      ['family', rx('enfants?|(?:deux|trois|quatre|cinq) petits|bébés?|divorc\\p{L}+')],
      [
        'disability_or_health',
        rx("(?:en |d['’])?arrêts?(?: maladie)?|malade|maladie|burn-?out|dépress\\p{L}+|hospitalis\\p{L}+"),
      ],
      ['religion', rx('voile|voilée|foulard|priait|prières?|ramadan|jeûn\\p{L}+|mosquée|musulman\\p{L}*')],
      ['union_or_politics', rx("syndi\\p{L}+|prud[’']hommes")],
    ],
    again: rx(
      'plus jamais|jamais plus|pas (?:une )?(?:deuxième|seconde) fois|une fois (?:suffit|a suffi|, pas deux)|(?:on|nous) ne (?:refer\\p{L}+|recommencer\\p{L}+|veut|voulons) (?:pas|plus)|(?:vous|tu) (?:(?:me|nous) )?(?:comprenez|voyez|comprends|vois)|comprendre le message|même erreur|(?:la )?leçon|ça va comme ça|pas de nouveau',
    ),
  },
  {
    before: rx(
      '(?:el|la|los|las|nuestr[oa]s?|mi) (?:últim[oa]s?|anterior(?:es)?)(?! (?:mudanza|programa|sistema|semana|temporada|año|mes))|(?:la|el) (?:\\p{L}+) de antes|su (?:antecesor|predecesor)a?',
    ),
    facts: [
      ['pregnancy', rx('embaraz\\p{L}+|baja (?:maternal|por maternidad)|maternidad')],
      ['family', rx('niñ[oa]s|hij[oa]s|críos|bebés?|divorci\\p{L}+')],
      ['disability_or_health', rx('de baja|bajas|enferm\\p{L}+|depres\\p{L}+|operaron')],
      ['religion', rx('rez(?:aba|ar|aban)|ramadán|ayun\\p{L}+|velo|pañuelo|mezquita|musulman\\p{L}+')],
      ['union_or_politics', rx('sindic\\p{L}+')],
    ],
    again: rx(
      'nunca más|otra vez no|no (?:otra vez|más)|no (?:lo )?(?:queremos|quiero|vamos a) (?:repetir\\p{L}*|volver|otra)|ya (?:me|nos) (?:entiend\\p{L}+)|una vez (?:basta|y no más|fue suficiente)|(?:la )?lección|escarment\\p{L}+',
    ),
  },
  {
    before: rx(
      "l['’]ultim[oa](?! (?:vendemmia|trasloco|settimana|stagione|mese|anno))|quell[oa] di prima|(?:il|la|lo) (?:\\p{L}+ )(?:di prima|precedente)|(?:il|la) precedente|(?:il|la) predecessor\\p{L}+",
    ),
    facts: [
      ['pregnancy', rx('incinta|maternità|gravidanza')],
      ['family', rx('bambin[oi]|figli[oa]?|neonat\\p{L}+|divorzi\\p{L}+')],
      ['disability_or_health', rx('(?:in )?malattia|malat[oa]|depress\\p{L}+|infortuni\\p{L}+')],
      ['religion', rx('velo|pregava|pregare|ramadan|digiun\\p{L}+|moschea|musulman\\p{L}+')],
      ['union_or_politics', rx('sindacat\\p{L}+|sindacalist\\p{L}+')],
    ],
    again: rx(
      "mai più|(?:una volta|una) (?:basta|è bastata)|non (?:vogliamo|voglio) (?:ripet\\p{L}+|più|un['’]altr\\p{L}+)|non (?:si ripet\\p{L}+|ripet\\p{L}+)|(?:ci siamo|mi ha|mi sono) (?:capit\\p{L}+|spiegat\\p{L}+)|(?:la )?lezione|basta così|non di nuovo",
    ),
  },
  {
    before: rx(
      '(?:de|onze|mijn) (?:vorige|laatste)(?! (?:kassa|verhuizing|week|seizoen|maand|software))|(?:haar|zijn|onze|de) voorgang(?:er|ster)',
    ),
    facts: [
      ['pregnancy', rx('zwanger\\p{L}*|(?:zwangerschaps|ouderschaps)?verlof')],
      ['family', rx('kinderen|kleintjes|kids|kindje|gescheiden|scheiding')],
      ['disability_or_health', rx('ziek|ziektewet|burn-?out|depress\\p{L}+|rugklachten|ziekenhuis')],
      ['religion', rx('hoofddoek|moslim\\p{L}*|bad|bidden|ramadan|vastte|moskee')],
      ['union_or_politics', rx('vakbond\\p{L}*')],
    ],
    again: rx(
      'nooit (?:meer|weer)|niet (?:nog (?:een|eens|zo)|weer|meer|opnieuw)|(?:één|een|eén) keer (?:is|was) genoeg|liever (?:niet|geen) (?:nog|weer)?|u begrijpt|je snapt|(?:daar )?(?:van )?geleerd|geen tweede keer',
    ),
  },
  {
    before: rx('poprzedni\\p{L}*|ostatni[ae]?(?! (?:tydzień|sezon|miesiąc|rok))|jej poprzednicz\\p{L}+'),
    facts: [
      ['pregnancy', rx('ciąż\\p{L}+|macierzyńsk\\p{L}+')],
      ['family', rx('dzieci\\p{L}*|dzieck\\p{L}+|rozw[oó]d\\p{L}*')],
      ['disability_or_health', rx('chorob\\p{L}+|chor(?:a|y|ował\\p{L}*)|zwolnieni\\p{L}+|l4|depres\\p{L}+')],
      ['religion', rx('chust\\p{L}+|modli\\p{L}+|ramadan\\p{L}*|muzułman\\p{L}+')],
    ],
    again: rx(
      'nigdy więcej|(?:drugi|kolejny|następny) raz|nie chcemy (?:powtórki|tego|znowu|kolejn\\p{L}+)|raz wystarczy|(?:pan|pani|państwo) rozumie\\p{L}*|nauczk\\p{L}+',
    ),
  },
  {
    before: rx(
      '(?:a|o|as|os|a nossa|o nosso) (?:anterior(?:es)?|últim[oa]s?)(?! (?:mudança|sistema|semana|época|mês|ano))|a (?:\\p{L}+) de antes|o seu antecessor|a sua antecessora',
    ),
    facts: [
      ['pregnancy', rx('grávida|engravid\\p{L}+|licença(?: de maternidade| parental)?')],
      ['family', rx('filh[oa]s|crianças|miúdos|bebés?|divórci\\p{L}+')],
      ['disability_or_health', rx('de baixa|baixas|doen(?:te|ça|ças)|depress\\p{L}+')],
      ['religion', rx('véu|rezava|rezar|ramadão|jeju\\p{L}+|mesquita|muçulman\\p{L}+')],
    ],
    again: rx(
      'nunca mais|outra vez não|não (?:queremos|quero|vamos) (?:repetir|outra|mais)|uma vez (?:chega|basta|chegou)|(?:já )?(?:me|nos) (?:entende|percebe)\\p{L}*|lição',
    ),
  },
  {
    before: rx(
      '(?:den|vår|vores|vår) (?:förra|förre|forrige|sista|siste|sidste|senaste)(?! (?:veckan|säsongen|flytten|uke\\p{L}*|sæson\\p{L}*))|(?:hennes|hans|hendes) (?:företrädare|forgænger|forgjenger)',
    ),
    facts: [
      ['pregnancy', rx('gravid|föräldraledig\\p{L}*|barsel\\p{L}*|foreldrepermisjon')],
      ['family', rx('barn|småbarn|børn|skild|skilt')],
      ['disability_or_health', rx('sjuk\\p{L}*|syg\\p{L}*|syk\\p{L}*|utbränd|udbrændt|utbrent')],
      [
        'religion',
        rx('slöja|tørklæde|hijab|bad|ba|bönen?|ramadan|fastade|fastede|moské\\p{L}*|muslim\\p{L}*'),
      ],
    ],
    again: rx(
      '(?:aldrig|aldri) (?:mer|igen|mere)|(?:inte|ikke) (?:en gång till|igen|en gang til)|(?:en|én) (?:gång|gang) (?:räcker|var nog|er nok|var nok)|ni förstår|du förstår|det vill vi (?:inte|ikke)',
    ),
  },
];

// What somebody was, had or did is no reason, or is regretted, or the wish is for something of the work.
const NO_REASON =
  /\b(?:welcome|regardless|no (?:problem|issue|difference|matter)|miss (?:him|her|them)|sorry to|happy to|glad|proud|congratulat\p{L}*|cover|contract|until|back (?:in|on|part)|temporary|systems?|software|payroll|suppliers?|agency|law)\b|(?<!\p{L})(?:vertretung|befristet|remplacement|cdd|sustitución|sostituzione|vervanging|tijdelijk|zastępstwo|vikariat|substituição|willkommen|bienvenu\p{L}*|welkom|benvenut\p{L}*|bienvenid\p{L}*)(?!\p{L})/iu;

const MOST_WORDS = 14;

/** What is not to come again, where it stands in the first sentence. */
export interface NotAgain {
  about: Attribute;
  start: number;
  end: number;
}

/**
 * What of the life of whoever did the job before a sentence tells, where the next one, or its own end, says that it is not to happen
 * again.
 * @param text the sentence in small letters
 * @param next the sentence behind it, in small letters; undefined to look for it in this one alone
 */
export function notAgain(text: string, next: string | undefined): NotAgain | null {
  if (NO_REASON.test(text) || (next !== undefined && NO_REASON.test(next))) return null;
  if (next !== undefined && (next.match(/\p{L}+/gu)?.length ?? 0) > MOST_WORDS) return null;
  for (const { before, facts, again } of SPOKEN) {
    const who = before.exec(text);
    if (who === null) continue;
    const said = text.slice(who.index);
    for (const [about, fact] of facts) {
      const found = fact.exec(said);
      // "The children's lunches": a thing of theirs.
      if (found === null || /^['’]s? \p{L}/u.test(said.slice(found.index + found[0].length))) continue;
      const start = who.index + found.index;
      const end = start + found[0].length;
      if (again.test(next ?? text.slice(end))) return { about, start, end };
    }
  }
  return null;
}
