import { fold } from '#src/lib/fold.ts';

/** What a field of a form about a job holds. */
export type Label = 'title' | 'employer' | 'dates' | 'from' | 'to' | 'place' | 'duties';

// Folded labels of form fields, including those of Europass in each language.
const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'duties',
    /^(?:main |key |job |role |position |principal(?:i|es)? |principa(?:is|ux|les) )?(?:type of business|type ou secteur|tatigkeitsbereich|tipo di (?:attivita|azienda) o settore|tipo de empresa|soort bedrijf of|responsibilit|duties|(?:job |brief )?summary$|zusammenfassung$|kurzbeschreibung$|resumen?$|riepilogo$|sintesi$|resumo$|samenvatting$|sammanfattning$|tasks|activities|(?:technical |tech )?environment$|tech(?:nologies|nology| stack)$|technologien$|(?:technische )?umgebung$|entorno(?: tecnico| tecnologico)?$|tecnologias?$|tecnologie$|environnement(?: technique)?$|ambiente (?:tecnico|tecnologico)$|(?:technische )?omgeving$|teknisk miljo$|aufgaben|tatigkeiten|verantwort|taches|missions?$|activites|funciones|tareas|responsabilidades|actividades|mansioni|attivita|atividades|funcoes|werkzaamheden|taken|verantwoordelijk|arbetsuppgifter|ansvarsomrad|arbejdsopgaver|opgaver|ansvarsomrader|description|beschreibung|descrip|zakres (?:obowiazkow|prac|zadan)|obowiazki|zadania|branza|what i (?:do|did)|was ich (?:mache|tat|gemacht habe)|wat ik (?:doe|deed)|ce que j'ai fait|projects?|reason|achievements?|wichtigste|hauptaufgaben|principales|voornaamste|belangrijkste|huvudsakliga|vigtigste|viktigste|hovedoppgaver|glowne dzialania|rodzaj dzialalnosci|paatehtavat|toimiala$|tipul activitatii|typ av (?:verksamhet|bransch)|type virksomhet|type virksomhed|virksomhedstype|(?:jefe|superior|supervisor)(?: (?:inmediato|directo))?$|(?:immediate )?(?:supervisor|superior)(?: name)?$|report(?:s|ing) to|line manager|superieur|motivo|motif|logros|rubro|giro\b|horario|personal a cargo|modalidad|salari|sueldo|remuner|sector\b|secteur|settore|branche$|industry|telefono|phone|tipo de contrato|type de contrat|contract type|tipo di contratto|(?:austritts|kundigungs|beendigungs)grund|grund (?:des|fur)|reden (?:van )?vertrek|raison du|vorgesetzt|leidinggevende|rapporte|berichte|responsabile diretto|(?:proye[ck]t|proge[ct]t|proje[ck]?t|projet)(?:o|os|i|s|e|er|en)?$|(?:travel |client |key |recent )?(?:assignments|placements|engagements|clients|customers|contracts)(?: included?)?$|einsatze$|einsatzorte$|kunden$|uppdrag$|oppdrag$|opdrachten$|opgaver$|obras?$|department|departamento|dipartimento|departement|abteilung|afdeling|avdelning|service$|reparto$|area$|obra$)/,
  ],
  [
    'employer',
    /^(?:name (?:and address )?of (?:the )?)?(?:employer|company|organi[sz]ation|client|firm|institution|business|agency)\b|^(?:name (?:und adresse )?des )?(?:arbeitgeber|firma|unternehmen|betrieb|kunde)|^(?:nom (?:et adresse|et ville)? ?(?:de l'|du )?)?(?:employeur|entreprise|societe|client|etablissement)|^(?:nombre (?:y direccion )?(?:de la |del )?)?(?:empresa|empleador|empleadora|compania|organizacion|cliente|institucion)|^(?:nome (?:e indirizzo )?(?:del |dell')?)?(?:datore di lavoro|azienda|ditta|societa|ente|impresa|cliente)|^(?:nome e (?:morada|endereco) do )?(?:empregador|entidade(?: patronal)?|empresa|organizacao)|^(?:naam (?:en adres )?(?:van de )?)?(?:werkgever|bedrijf|organisatie|opdrachtgever)|^(?:presso|chez|bei|bij|hos|at|where|wo|waar|hvor|var|gdzie|donde|dove|onde|ou|struttura|reder(?:i|ij|iet)?|reederei|ship ?-?(?:owners?|ping company)|(?:ship )?(?:operator|managers?|management)|manning agent|armador|naviera|armatore|armateur)$|^(?:arbetsgivare|foretag|arbejdsgiver|virksomhed|arbeidsgiver|firma|bedrift|kund|kunde)\b|employer|empleador|datore|empregador|werkgever|arbetsgivare|arbejdsgiver|arbeidsgiver|^(?:centro(?: de trabajo)?|entidad|organismo|establecimiento|lugar de trabajo|local de trabalho|luogo di lavoro|lieu de travail|pracodawca|nazwa (?:firmy|pracodawcy|zakladu pracy)|nazwa i adres (?:firmy|pracodawcy)|zaklad pracy|miejsce pracy|tyonantaja(?:n nimi(?: ja osoite)?)?|numele (?:si adresa )?angajatorului|arbetsplats|arbeidsplass|arbeidssted|arbejdssted|arbejdsplads|arbeitsplatz|werkplek)$/,
  ],
  [
    'title',
    /^(?:job ?title|position|role|title|designation|appointment(?: held)?|capacity|post|occupation|function|job|rank)(?: (?:held|title|name))?\b|occupation or position|^(?:position|funktion|stelle|tatigkeit als|beruf|stellenbezeichnung|berufsbezeichnung|rolle|tatigkeit)\b|^(?:poste|fonction|intitule|emploi)\b|fonction ou poste|^(?:puesto|cargo|funcion|posicion|ocupacion|rol)\b|puesto o cargo|cargo o puesto|profesion o cargo|^(?:posizione|ruolo|mansione|qualifica|tipo di impiego|funzione|incarico|lavoro o posizione|titolo(?! di))\b|^(?:cargo|funcao|posicao|profissao)\b|funcao ou cargo|^(?:functie|rol|beroep)\b|^(?:befattning|titel|tjanst|yrke|roll|stilling|stillingsbetegnelse|funktion|rolle)\b|^(?:categoria(?: profes(?:ion|sion)al)?|plaza|posto|ocupacao|profilo professionale|inquadramento|stanowisko(?: pracy)?|zajmowane stanowisko|zawod(?: lub zajmowane stanowisko)?|ammatti(?: tai tehtavanimike)?|functia sau postul ocupat)$/,
  ],
  [
    'from',
    /^(?:from|start(?: date)?|started|joined|von|beginn|debut|desde|inicio|dal|inizio|van|startdatum|fran|fra|sign(?:ed)?(?: |-)?on(?: date)?|(?:date )?embark(?:ed|ation)|imbarco|embarque|embarco|embarquement|aanmonstering|anmusterung|pamonstr\w+|monstret pa|entrada|admissao|data de admissao|(?:fecha de )?(?:ingreso|inicio|alta|entrada|comienzo|contratacion|vinculacion|incorporacion)|(?:date d')?entree|eintritt|(?:date of )?joining|in dienst)$/,
  ],
  [
    'to',
    /^(?:to|end(?: date)?|ended|finish(?:ed)?|left|until|bis|ende|fin|hasta|al|fine|ate|fim|tot|einddatum|till|til|sign(?:ed)?(?: |-)?off(?: date)?|(?:date )?disembark(?:ed|ation)|sbarco|desembarque|desembarco|debarquement|afmonstering|abmusterung|avmonstr\w+|monstret av|saida|demissao|desligamento|data de saida|(?:fecha de )?(?:egreso|salida|retiro|termino|terminacion|finalizacion|fin|cese|baja|desvinculacion)|(?:date de )?sortie|austritt|(?:date of )?leaving|uit dienst)$/,
  ],
  [
    'dates',
    /^(?:dates?|period|duration|tenure|from ?[-–/] ?to|de ?[-–/] ?(?:ate|a)|da ?[-–/] ?a|dal ?[-–/] ?al|du ?[-–/] ?au|desde ?[-–/] ?hasta|del? ?[-–/] ?al?|van ?[-–/] ?tot|debut ?[-–/] ?fin|inicio ?[-–/] ?fin|inizio ?[-–/] ?fine|quand|quando|cuando|wanneer|dates? (?:from|of).*|time ?period|employment period|year|years|jahre|annees|jaren|when|zeitraum|datum|dauer|von ?[-–/] ?bis|zeit|daten|since|seit|sinds|depuis|desde cuando|sedan|siden|od kiedy|kiedy|dates? \(.*|periode|duree|fecha|fechas|periodo|duracion|data|date|anno|anni|durata|datas|duracao|looptijd|jaar|tidsperiod|tid|ar|period|dato|varighed|varighet|tidsrum|tidsrom|tidspunkt|tiempo (?:laborado|de servicio)|inclusive dates|period of|okres(?: (?:zatrudnienia|pracy))?|daty|datoer|paivamaarat|perioada|lapso|vigencia|periode d)\b/,
  ],
  [
    'place',
    /^(?:location|place|city|town|site|country|ort|standort|einsatzort|arbeitsort|dienstort|arbeitsstatte|lieu|ville|lugar|ciudad|ubicacion|luogo|sede|citta|local|cidade|localidade|plaats|locatie|standplaats|arbetsort|stationeringsort|plats|stad|sted|by)\b/,
  ],
];

// The job that somebody wants, which they have not: "Position sought", "Poste recherché", "Gewünschte Position".
const SOUGHT =
  /(?<![a-z])(?:sought|desired|wanted|applied|applying|interest(?:ed)?|target|gewunscht|angestrebt|gesucht|beworben|souhaite|recherche|vise|desead|solicitad|pretendid|desejad|ricercat|desiderat|ambit|aspirat|gewenst|gezocht|onskad|sokt|onsket|ansokt|sogt|haett|poszukiwan|docelow)/;

/** The field that a label names; null for other texts. */
export function labelOf(text: string): Label | null {
  const key = fold(text)
    .replace(/’/g, "'")
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/[\s:.*]+$/, '');
  if (key.length < 2 || key.length > 62 || SOUGHT.test(key)) return null;
  return LABELS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}

// What forms ask about a person, folded.
const OF_PERSON =
  /^(?:(?:nom|nome|name|naam|namn|navn|prenom|fax|pec|sexe?|sesso|sexo)\b|apellidos|nombre|first name|surname|vorname|nachname|cognome|prenoms|adress|address|adres|anschrift|direccion|indirizzo|morada|endereco|bopael|osoite|telefo|telefon|phone|tel\b|mobil|cellulare|handy|portable|e-?mail|mail|courri|correo|posta|nationalit|nazionalita|nacionali|staatsangehorigkeit|cittadinanza|date (?:of birth|de naissance)|data di nascita|data de nascimento|fecha de nacimiento|geburtsdatum|geboortedatum|fodselsdato|codice fiscale|geslacht|marital|civilstand|familienstand|situation|stato civile|estado civil|permis|patente|imie|nazwisko|data urodzenia|obywatelstwo|stan cywilny|miejsce zamieszkania|carta de conducao|rijbewijs|fuhrerschein)/;

/** Whether words are the label of a field in a form about a person or a job. */
export const isFormLabel = (text: string): boolean =>
  text.length < 62 && (OF_PERSON.test(fold(text)) || labelOf(text.replace(/^[•·*-]\s*/, '')) !== null);
