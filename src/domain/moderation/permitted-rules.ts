import type { Rule } from './types.ts';

// Whoever may work may apply: nationals alone, and foreigners turned away whatever their papers, are unlawful; to ask for the
// right to work is not.

/** Words of people of other countries and of the right to work, in a language. */
export interface Tongue {
  /** People of another country. */
  foreign: string;
  /** That none of them is taken, before them, with what stands between. */
  no: string;
  /** That they are left, behind them. */
  out: string;
  /** Nationals or their passports alone. */
  only: string;
  /** That something changes nothing, before it and behind it. */
  even: string;
  orNot: string;
  /** Papers by which somebody may work. */
  permit: string;
  /** Who has them, right behind the people. */
  having: string;
}

const NATIONS =
  '(?:irish|british|english|scottish|welsh|american|australian|aussie|kiwi|new zealand|canadian|singapore(?:an)?|south african|indian|german|french|dutch|swedish|spanish|italian|portuguese|european|eu|e\\.u\\.|eea|uk|u\\.k\\.|us|u\\.s\\.|our own|own|native|home-?grown|local)';
/** English, German, French, Spanish, Italian, Portuguese, Dutch and Swedish. */
export const TONGUES: readonly Tongue[] = [
  {
    foreign:
      '(?:foreigners?|foreign(?: \\p{L}+)? ?(?:workers?|nationals?|applicants?|candidates?|staff|people|passports?|labou?r)|(?:im|e)?migrants?|non-?nationals?|non-?(?:eu|eea|uk|us|irish|british)(?: \\p{L}+)?|outsiders|overseas (?:\\p{L}+)|(?:visa|permit|green card|pr(?: card)?|stamp ?\\d\\w?) holders?|permanent residents?|(?:people|anyone|anybody|workers|staff|those|applicants) (?:with settled status|(?:from|born) (?:abroad|overseas|outside \\p{L}+|elsewhere))|backpackers|refugees|asylum seekers)',
    no: "(?:no|not|nor|never|(?:do not|don['’]t|won['’]t|will not|can['’]t|cannot|not)(?: be)? (?:take|hire|want|employ|accept|consider|look at|taking|hiring|employing|considering|interview))(?: (?:any|for|to|more|\\p{L}+(?: or|,)))? ",
    out: "(?:(?:need not|needn['’]t|should not|shouldn['’]t|do not|don['’]t|will not|won['’]t|can ?not|can['’]t)(?: \\p{L}+)? (?:apply|bother|considered|looked at|shortlisted|interviewed|hired|taken|employed|get (?:in|an interview|the job))|(?:can |should |may )?look elsewhere|(?:are |is )?not (?:considered|wanted|taken|for us)|unwelcome)",
    only: `(?:${NATIONS}(?:(?: (?:or|and|\\/) | ?\\/ ?)${NATIONS})?(?: (?:nationals?|citizens?|passports?|people|persons|staff|workers|applicants|candidates|lads|hands|born|residents))?(?: holders?)?|locals|nationals|citizens)(?:,? please)? (?:only|alone|exclusively)|only (?:take |hire |want |employ |consider |for )?(?:${NATIONS} (?:nationals?|citizens?|passports?|people|workers|applicants|candidates)|locals|nationals|citizens)`,
    even: '(?:(?:not )?even (?:with|if|though|when|where|those|on|for|once|the ones)|with or without|no matter|regardless of|irrespective of|despite|in spite of|whatever|whether or not|even)',
    orNot:
      "(?:or (?:not|no \\p{L}+|none|without)|(?:(?:is|are|['’]s) (?:of )?(?:no|not|n['’]t) (?:use|good|help|enough|matter)|isn['’]t enough|aren['’]t enough|(?:won['’]t|will not|do(?:es)?n['’]t|do(?:es)? not|cannot|can['’]t) (?:help|change|count|matter|get|do|cut|make)|(?:counts?|count) for (?:nothing|little)|makes? no (?:odds|difference)))",
    permit:
      '(?:(?:work |residence |employment )?permits?|visas?|papers|paperwork|(?:full )?permission(?: to work)?|rights? to work|work(?:ing)? rights|stamp ?\\d\\w?|settled status|green cards?|pr cards?|leave to remain|residence cards?|work authori[sz]ation|(?:can|may|allowed to|entitled to|eligible to|authori[sz]ed to|lets? them|permitted to) (?:legally |lawfully )?work)',
    having: '(?:with|holding|who (?:have|hold)|on)',
  },
  {
    foreign:
      '(?:ausländer(?:n|innen)?|ausländische[nr]? \\p{L}+|(?:im)?migrant(?:en|innen)|zu(?:wanderer|gewanderte)|flüchtlinge|geflüchtete|(?:nicht-?eu-?|drittstaats?)\\p{L}+|(?:leute|menschen|bewerber\\p{L}*) (?:von außerhalb|aus dem ausland|aus drittstaaten))',
    no: '(?:kein\\p{L}{0,2}|niemals|nie|ohne|nehmen wir nicht) ',
    out: '(?:nicht(?! (?:nur|benachteil\\p{L}*|schlechter|anders|diskrimin\\p{L}*|weniger|ausgeschlossen|abgelehnt))|zwecklos|unerwünscht|(?<!nicht )ausgeschlossen|nein(?: danke)?)',
    only: '(?:nur|ausschließlich|lediglich|bloß|allein) (?:für |an |mit |echte |einen? |einem )*(?:deutsche[nrsm]?|österreich\\p{L}+|schweizer\\p{L}*(?! franken)|inländ\\p{L}+|eu-?(?:bürger|pass|pässe|staats|angehör|ausweis)\\p{L}*|europäe\\p{L}+|einheimisch\\p{L}*|staatsbürger\\p{L}*|hiesige)',
    even: '(?:auch (?:nicht )?(?:wenn|mit|bei|falls)|selbst (?:wenn|mit|bei)|trotz|ungeachtet|obwohl|egal (?:ob|welche\\p{L}?)|mit oder ohne|nicht (?:einmal|mal) mit)',
    orNot: 'oder (?:nicht|kein\\p{L}*|ohne)|(?:reicht|genügt|hilft|nützt)(?: \\p{L}+)? (?:nicht|nichts)',
    permit:
      '(?:(?:arbeits|aufenthalts|niederlassungs|beschäftigungs)(?:erlaubnis|titel|genehmigung|recht|bewilligung)|(?:gültige\\p{L}? )?papieren?|visum|blaue\\p{L}? karte|rot-weiß-rot\\p{L}*|arbeiten (?:dürfen|darf|dürften)|bleiberecht|bewilligung)',
    having: '(?:mit|die|trotz)',
  },
  {
    foreign:
      "(?:étrang(?:er|ère)s?|immigrée?s?|migrante?s?|non[- ]européen\\p{L}*|extra-?(?:européen|communautaire)\\p{L}*|(?:personnes?|gens|candidats?) (?:(?:venue?s? )?d['’]ailleurs|de l['’]étranger|hors (?:ue|europe)))",
    no: "(?:pas d['’]|pas de |pas d[’']un |aucune? |jamais d['’]|zéro |ni |sans |ne (?:prenons|voulons|embauchons|cherchons|recrutons) (?:pas|jamais|aucune?) (?:d['’]|de )?)(?:personnel |candidats? |travailleurs? |salariés? )?",
    out: "(?:ne (?:seront|sont|pourront|peuvent|sera|passent) (?:donc )?(?:pas|jamais)(?! (?:discrimin|désavantag|écart|traité)\\p{L}*)|s['’]abstenir|exclue?s?|refusée?s?|non (?:retenu\\p{L}*|admis\\p{L}*|merci)|passez votre chemin)",
    only: "(?:françaises?|français|nationaux|européen(?:ne)?s?|belges|suisses|(?:ressortissant|citoyen)(?:ne)?s \\p{L}+|passeports? \\p{L}+|gens d['’]ici)(?: \\p{L}+)? (?:uniquement|seulement|exclusivement)|nationalité \\p{L}+ (?:exigée|obligatoire|requise|impérative|uniquement|seulement)|(?:uniquement|seulement|exclusivement) (?:des |les |aux |pour )*(?:français(?:es)?|nationaux|européens|belges|ressortissants|citoyens|passeports?)",
    even: "(?:(?:ni |pas )?même|malgré|quand bien même|avec ou sans|peu importe|qu['’]importe|bien qu['’e]|y compris)",
    orNot: 'ou (?:pas|non|sans)|(?:ne )?(?:suffit|suffisent|change(?:nt)?|sert|servent) (?:pas|rien)',
    permit:
      '(?:titres? de séjour|papiers|permis(?: de (?:travail|séjour))?|cartes? de (?:séjour|résident)|autorisation de travail(?:ler)?|visas?|droit de travailler|en règle|(?:peuvent|peut|pouvez|puissent) travailler)',
    having: "(?:avec|ayant|qui ont|munis d['’]un|en)",
  },
  {
    foreign:
      '(?:extranjer[oa]s?|(?:in)?migrantes?|foráne[oa]s|extracomunitari[oa]s|no comunitari[oa]s|(?:gente|personas|trabajadores) de fuera)',
    no: '(?:nada de|ni|sin|ningún|ninguna|jamás|nunca|no (?:a |(?:queremos|cogemos|aceptamos|contratamos|buscamos|admitimos)))(?: (?:candidat[oa]s|personal|trabajador[ea]s|a))? ?',
    out: '(?:no(?! (?:importa|hay|pasa|es (?:problema|un)|serán? discrimin\\p{L}*|pierd\\p{L}+|tienen que))|tampoco|absten\\p{L}+|excluid[oa]s|fuera|ni hablar)',
    only: '(?:solo|sólo|solamente|únicamente|exclusivamente|nada más que) (?:a |para |gente |personal |personas |candidat[oa]s |trabajador[ea]s |con |ciudadan[oa]s |de )*(?:español\\p{L}*|nacional(?:es|idad)|mexican\\p{L}*|argentin\\p{L}*|europe[oa]s|comunitari[oa]s|pasaporte|dni|de aquí|ciudadan[oa]s)',
    even: '(?:aunque|ni siquiera|aun|incluso|ni (?=con|teniendo)|por (?:mucho|más)|a pesar de|pese a|con o sin)',
    orNot: 'o (?:no|sin \\p{L}+)|no (?:bastan?|sirven?|vale[n]?)',
    permit:
      '(?:papeles|permisos?(?: de (?:trabajo|residencia))?|documentación|nie|tarjetas? de residencia|residencia legal|autorización de trabajo|visados?|(?:puedan|pueden|poder) trabajar|en regla|regularizad[oa]s?)',
    having: '(?:con|que (?:tengan|tienen|tenga))',
  },
  {
    foreign:
      '(?:stranier[ioae]|(?:im)?migrat[ioe]|migranti|gente (?:da|di) fuori|extracomunitari[oae]?|non comunitari)',
    no: '(?:no|niente|nessun[oa]?|né|mai|non (?:prendiamo|assumiamo|vogliamo|accettiamo|cerchiamo))(?: (?:agli|gli|candidati|personale|lavoratori))? ',
    out: '(?:no(?=\\W|$)|non (?:verranno|saranno|sono|vengono|possono|ci interessano) ?(?:considerat|pres|accettat|ammess|candidars|valutat|assunt)?(?!\\p{L}*discrimin)\\p{L}*|esclus[ie]|astenersi|si astengano|nemmeno|neanche)',
    only: '(?:solo|soltanto|esclusivamente|unicamente) (?:per |a |personale |cittadin[ie] |gente |con |il |candidati )*(?:italian[ioae]|europe[ioae]|comunitari|passaporto|nazionalità|ue|del posto|svizzer[ioae])',
    even: '(?:anche (?:se|con|quando|in possesso)|(?:neanche|nemmeno|neppure) (?:se|con)|pur (?:se|con|avendo)|nonostante|malgrado|a prescindere da\\p{L}*|con o senza|sebbene)',
    orNot: 'o (?:no|meno|senza)|non (?:basta|bastano|serve|servono|conta)',
    permit:
      '(?:permess[oi](?: di (?:soggiorno|lavoro))?|documenti|carta di soggiorno|in regola|visto|autorizzazione al lavoro|(?:possono|possano) lavorare)',
    having: '(?:con|che hanno|in possesso di)',
  },
  {
    foreign: '(?:estrangeir[oa]s?|(?:i)?migrantes?|extracomunitári[oa]s|(?:gente|pessoas) de fora)',
    no: '(?:nada de|nem|sem|nenhum|nunca|não (?:a |(?:aceitamos|contratamos|queremos|procuramos|admitimos)))(?: (?:candidat[oa]s|trabalhadores))? ?',
    out: '(?:não(?! (?:faz|fazem|há|importa|serão? discrimin\\p{L}*|é problema))|nem pensar|excluíd[oa]s|abst\\p{L}+|escusam|fora|dispensad[oa]s)',
    only: '(?:só|somente|apenas|unicamente|exclusivamente) (?:a |para |cidadãos |pessoal |gente |com |candidatos |de )*(?:portugues[ea]s?|brasileir[oa]s?|nacionais|nacionalidade|europeus?|passaporte|da terra|comunitários|cidadãos)',
    even: '(?:mesmo (?:com|que|se|quando|tendo)|ainda que|nem (?:com|que|tendo)|apesar d[eao]\\p{L}*|embora|independentemente|com ou sem|por (?:muito|mais) que)',
    orNot: 'ou (?:não|sem \\p{L}+)|não (?:chega|basta|serve|conta)m?',
    permit:
      '(?:autorização(?: de (?:residência|trabalho))?|papéis|documentos|documentação|títulos? de residência|vistos?(?: de trabalho)?|legalizad[oa]s?|regularizad[oa]s?|(?:podem|possam) trabalhar|em (?:ordem|regra))',
    having: '(?:com|que (?:tenham|têm))',
  },
  {
    foreign:
      '(?:buitenlanders?|buitenlandse \\p{L}+|(?:arbeids|im)?migranten|vluchtelingen|statushouders|allochtonen|niet-(?:eu|europe)\\p{L}*|(?:mensen|kandidaten|sollicitanten|personeel|werknemers) (?:van buiten|uit het buitenland)(?: (?:de eu|europa|nederland|belgië))?)',
    no: '(?:geen|nooit|liever geen|zonder|nemen (?:we|wij) geen) ',
    out: '(?:niet(?! (?:alleen|anders|minder|gediscrim\\p{L}*|achtergesteld))|uitgesloten|nee(?=\\W|$)|ongewenst)',
    only: '(?:alleen|enkel|uitsluitend|slechts) (?:voor |maar |mensen |met |een |echte )*(?:nederland\\p{L}*|belg\\p{L}*|vlam\\p{L}+|eu-?(?:burger|paspoort|ingezeten|onderdan)\\p{L}*|europe\\p{L}+|autochto\\p{L}+|landgenoten)',
    even: '(?:(?:ook|zelfs)(?: niet)? (?:met|als|wanneer|indien)|ook al|ondanks|ongeacht|niet eens met|hoewel|met of zonder)',
    orNot: 'of (?:niet|geen|zonder)|(?:is|zijn) niet genoeg|(?:helpt|helpen|telt|tellen) niet',
    permit:
      '(?:(?:werk|verblijfs|tewerkstellings)?vergunning\\p{L}*|verblijfs\\p{L}+|papieren|visum|(?:mogen|mag)(?: \\p{L}+)? werken)',
    having: '(?:met|die)',
  },
  {
    foreign:
      '(?:utlänningar|utländska \\p{L}+|utlandsfödda|invandrare|(?:im)?migranter|flyktingar|(?:folk|personer|sökande) från (?:andra länder|utlandet))',
    no: '(?:inga|ingen|ej|inte|aldrig|anställer inte|tar inte) ',
    out: '(?:inte(?! (?:bara|sämre|diskrimin\\p{L}*))|ej(?=\\W|$)|göre sig (?:icke|ej)|undanbedes|nej(?=\\W|$))',
    only: '(?:endast|bara|enbart|uteslutande) (?:för |med |riktiga |etniska )*(?:svensk\\p{L}*|eu-?(?:medborgar|pass)\\p{L}*|europe\\p{L}+|inhemska|nord(?:bor|iska))',
    even: '(?:även (?:om|med)|inte ens (?:om|med)|trots|oavsett|fast(?:än)?|oberoende av|med eller utan)',
    orNot: 'eller (?:inte|ej|utan|inga)|(?:räcker|hjälper) inte',
    permit:
      '(?:(?:arbets|uppehålls)?tillstånd\\p{L}*|uppehållsrätt|papper\\p{L}*|visum|(?:får|kan)(?: lov att)? (?:arbeta|jobba))',
    having: '(?:med|som har)',
  },
];

const WORD = "[\\p{L}\\p{N}'’-]+";
const each = (source: (tongue: Tongue) => string): RegExp =>
  new RegExp(TONGUES.map((tongue) => `(?<!\\p{L})(?:${source(tongue)})(?!\\p{L})`).join('|'), 'giu');

// "Foreign workers with Stamp 4 need not bother".
const HAVING = ({ foreign, having, permit, out }: Tongue): string =>
  `${foreign},? ${having} (?:${WORD} ){0,3}?${permit}(?:,? ${WORD}){0,4}?,? ${out}`;
const LEFT = ({ foreign, no, out, only }: Tongue): string =>
  `${no}${foreign}|${foreign}(?:,? ${WORD}){0,4}?,? ${out}|${only}`;
const WHATEVER = ({ even, orNot, permit }: Tongue): string =>
  `${even},? (?:${WORD} ){0,6}?${permit}|${permit}(?: ${WORD}){0,3}?,? (?:${orNot})`;

const LEFT_OUT = each(LEFT);
const CHANGES_NOTHING = each(WHATEVER);
const REASON = 'Takes nationals alone, or turns people of other countries away who may work.';
const REWORDING = 'Ask for the right to work, which everybody shows';

/** Nationals alone, and foreigners turned away though they may work, in eight languages. */
export const PERMITTED_RULES: readonly Rule[] = [
  {
    about: 'nationality',
    subject: 'role',
    pattern: LEFT_OUT,
    needs: CHANGES_NOTHING,
    reason: REASON,
    rewording: REWORDING,
  },
  {
    about: 'nationality',
    subject: 'role',
    pattern: each(HAVING),
    reason: REASON,
    rewording: REWORDING,
  },
];

const PATTERNS = [[LEFT_OUT, CHANGES_NOTHING], [each(HAVING)]].map((all) =>
  all.map(({ source }) => new RegExp(source, 'iu')),
);

/** Whether a sentence leaves out people of other countries who may work: then that it speaks of the right to work is no ground. */
export const leavesOutWhoMayWork = (sentence: string): boolean =>
  PATTERNS.some((all) => all.every((pattern) => pattern.test(sentence)));

/** Words of these rules, for the quick look whether a sentence speaks of people at all. */
export const PERMITTED_WORDS =
  'ausländ|migrant|zuwander|zugewander|flüchtl|geflücht|drittstaat|einheimisch|inländ|eu-|eu citizen|eu national|eu only|eu pass|étrang|immigr|européen|ressortissant|nationalité|passeport|extranjer|foráne|comunitari|de fuera|nacional|pasaporte|stranier|passaporto|ue|italian|estrangeir|comunitári|de fora|passaporte|portugu|brasileir|buitenland|vluchtel|statushouder|allochto|nederland|belg|utlän|utländ|utlandsfödd|invandr|flykting|svensk|foreign|outsider|overseas|home-?grown|settled status|visa|permit|papers';
