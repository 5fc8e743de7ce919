import { fold } from '#src/lib/fold.ts';
import { titlesAbroad, tradesAbroad } from '../lexicon/abroad.ts';

const list = (text: string): string => text.trim().split(/\s+/).join('|');

// Folded words in other languages that are occupations by themselves.
const WORDS = list(`
  suppleant suppleante remplacant remplacante contractuelle interimaire sustituto sustituta suplente interino interina substituto substituta vertretungskraft invaller invalster avventizio avventizia extrapersonal
  kassierster metser bekister bloemist nagelstyliste pedicure onthaalouder rechercheur behanger winkelier uitbener melker motormann riggmann budbringer kontorist jordbrukare inredare ufaglaert elektromonter przedszkolanka rolnik
  muurari maalari koneistaja trukkikuski keittioapulainen laitoshuoltaja vartija palkanlaskija katilo fysioterapeutti kampaaja puutarhuri maanviljelija metsuri postinkantaja leipuri kondiittori
  zivildiener pistenpatrouilleur regalauffuller giesser postbote postbotin fahrradkurier tourier touriere estheticienne vacher
  voorman voorvrouw stratenmaker straatmaker grondwerker ploegbaas werfleider
  zimmermann zimmerleute zimmerin geselle gesellin smed instructrice directrice fachfrau fachmann fachperson fachleute
  allrounder allrounderin studienrat studienratin lehrbeauftragter lehrbeauftragte justiziar justiziarin pfortner pfortnerin innendienst vertriebsinnendienst zeichner zeichnerin laborant laborantin cta postdoc pferdewirt pferdewirtin orgelbauer optiker optikerin akustiker standesbeamter bibliothekar bibliothekarin
  archivar matrose kapitan betriebsrat telefonist telefonistin datentypistin haushaltshilfe kinderfrau sachbearbeitung gleisbauer kalteanlagenbauer rohrleitungsbauer ofenbauer sanitarinstallateur fischwirt thuishulp kraamverzorgster leidster ambtenaar draaier bediende boomkweker bediening buitendienst binnendienst analist werker
  dominee bibliothecaris stuurman kapitein functionaris loopbaancoach teamcoach jobcoach wijkcoach utredare tagvard sommarjobbare extrajobb aklagare rekryterare lantmatare flaskedreng avisbud bogholder studerende advokatfuldmaegtig stewardesse kontaktperson stottekontakt overlege fastlege allmennlege turnuslege
  konduktor vardare parkeringsvakt kalkylator informator arkivarie intendent prast diakon diakonissa varnpliktig geolog kemist biolog sjoman kranman lagbas analytiker extraanstalld timanstalld plutonsbefal
  kweker inpakster pakster visagist visagiste marketeer brandwacht callcenteragent callcentermedewerker deurwaarder aankoper dierverzorger mondhygienist kalkulator nachtwaker kassier
  forstemand kassedame vinduespudser dormand oversergent sergent vaernepligtig organist kirketjener afloser fleksjobber flexjobber piccoline piccolo stuepige stotteperson forfatter opvasker klinikdame
  vaskehjelp kontorhjelp kjokkenhjelp avloser dekksmann kaptein automatiker sosionom grenader vernepliktig korporal avlaster kunstner flislegger gulvlegger brolegger planlegger
  drogist chemikant pharmakant fotograf masseur minijobber pfarrer kuster magaziner gipser trafikant hauswirtschafter karosseriebauer messebauer gerustbauer eisenflechter forstwirt fsjler bundesfreiwilliger
  amanuensis forsteamanuensis ekstrahjelp hovslager praest laerling
  leiter leiterin leitung berater beraterin sachbearbeiter referent referentin referendar dozent dozentin schlosser schweisser tischler maurer maler
  elektriker elektroniker mechaniker mechatroniker monteur monteurin techniker technikerin ingenieur ingenieurin entwickler entwicklerin programmierer informatiker architekt
  kaufmann kauffrau kaufleute buchhalter verkaufer verkauferin verkaufsleiter einkaufer disponent disponentin koch kochin kellner kellnerin kuchenchef baecker backer metzger
  fahrer kraftfahrer lagerist lagerhelfer helfer pfleger pflegerin pflegefachkraft pflegefachfrau pflegefachmann krankenschwester krankenpfleger arzt arztin oberarzt oberarztin assistenzarzt
  lehrer lehrerin lehrkraft erzieher erzieherin therapeut therapeutin assistent assistentin assistenz sekretar sekretarin praktikant praktikantin praktikum werkstudent werkstudentin
  auszubildender auszubildende azubi lehrling trainee volontar volontarin geselle gesellin meister meisterin vorarbeiter polier bauleiter projektleiter projektleiterin
  teamleiter teamleiterin abteilungsleiter geschaftsfuhrer geschaftsfuhrerin prokurist vorstand gesellschafter inhaber inhaberin mitarbeiter mitarbeiterin angestellte angestellter fachangestellte
  fachkraft facharbeiter aushilfe hilfskraft beamter beamtin anwalt anwaltin rechtsanwalt rechtsanwaltin jurist juristin notar steuerberater steuerfachangestellte wirtschaftsprufer
  wissenschaftler wissenschaftlerin forscher redakteur redakteurin journalistin gartner gartnerin friseur friseurin hausmeister reinigungskraft zeitarbeit freiberufler fachinformatiker
  responsable directeur directrice chef cheffe ingenieure comptable infirmier infirmiere coordinateur coordinatrice coordonnateur coordonnatrice charge chargee technicien technicienne
  developpeur developpeuse gestionnaire conseiller conseillere vendeur vendeuse caissier caissiere serveur serveuse cuisinier cuisiniere commis patissier boulanger boucher plongeur barman
  macon menuisier plombier electricien peintre couvreur soudeur mecanicien mecanicienne chauffeur livreur livreuse magasinier cariste manutentionnaire ouvrier ouvriere conducteur conductrice
  operateur operatrice agent assistante secretaire adjoint adjointe collaborateur collaboratrice stagiaire apprenti apprentie alternant alternante aide-soignant aide-soignante medecin
  pharmacien pharmacienne sage-femme kinesitherapeute professeur professeure enseignant enseignante formateur formatrice educateur educatrice animateur animatrice chercheur chercheuse doctorant doctorante
  avocat avocate juriste notaire redacteur redactrice graphiste acheteur acheteuse commercial commerciale attache attachee auditeur auditrice analyste consultante delegue deleguee
  president presidente fondateur fondatrice gerant gerante employe employee horloger horlogere architecte dessinateur dessinatrice economiste traducteur traductrice hotesse receptionniste
  gouvernante manoeuvre jardinier coiffeur coiffeuse esthetisticienne controleur controleuse planificateur approvisionneur logisticien logisticienne benevole contremaitre
  jefe jefa gerente director directora responsable ingeniero ingeniera tecnico tecnica administrativo administrativa auxiliar contable contador contadora comprador compradora
  vendedor vendedora dependiente dependienta cajero cajera camarero camarera mesero mesera cocinero cocinera ayudante recepcionista limpiador limpiadora enfermero enfermera medico medica
  profesor profesora maestro maestra docente educador educadora monitor monitora becario becaria practicante aprendiz desarrollador desarrolladora programador programadora analista
  oficial disenador disenadora abogado abogada procurador notario arquitecto arquitecta albanil electricista fontanero carpintero soldador mecanico mecanica conductor conductora repartidor repartidora
  operario operaria peon mozo encargado encargada supervisor supervisora coordinador coordinadora asistente secretario secretaria consultor consultora asesor asesora
  gestor gestora comercial ejecutivo ejecutiva representante periodista redactor redactora traductor traductora investigador investigadora farmaceutico farmaceutica fisioterapeuta psicologo psicologa
  cartero meritorio meritoria tcae empleado empleada pizzero pizzera parrillero parrillera repostero repostera tendero tendera preparador preparadora pladurista herrero hojalatero joyero escaparatista preventista impulsador impulsadora
  mercaderista pianista letrado letrada escribiente mecanografo mecanografa prevencionista consejero consejera bachero lavacopas despachador despachadora afanador afanadora kinesiologo kinesiologa obstetra parvularia bacteriologo bacteriologa
  zootecnista confeccionista hilandero hilandera sobrestante verificador verificadora inspectora economista grabador grabadora colaboradora vaquero
  trabajador trabajadora voluntario voluntaria socio socia fundador fundadora presidente jardinero peluquero peluquera vigilante subdirector subgerente capataz bodeguero promotor promotora teleoperador teleoperadora
  dirigente direttore direttrice impiegato impiegata addetto addetta ragioniere ragioniera contabile ingegnere tecnico perito operaio operaia magazziniere autista meccanico
  elettricista idraulico muratore falegname saldatore carpentiere capo capocantiere caporeparto capoufficio commesso commessa cassiere cassiera cameriere cameriera cuoco cuoca chef aiuto barista receptionist
  infermiere infermiera medico ostetrica fisioterapista farmacista insegnante docente maestro professore professoressa educatore educatrice ricercatore ricercatrice assegnista dottorando dottoranda borsista
  stagista tirocinante apprendista sviluppatore sviluppatrice programmatore analista progettista disegnatore architetto grafico grafica avvocato praticante notaio consulente venditore venditrice
  agente rappresentante acquisitore buyer segretario segretaria assistente coordinatore coordinatrice responsabile referente amministratore amministrativo amministrativa collaboratore collaboratrice giornalista redattore
  traduttore traduttrice socio fondatore titolare presidente operatore operatrice portiere custode giardiniere parrucchiere parrucchiera manutentore tornitore fresatore geometra volontario volontaria
  engenheiro engenheira enfermeiro enfermeira medico medica professor professora tecnico tecnica auxiliar assistente analista gerente diretor diretora coordenador coordenadora supervisor supervisora
  chefe encarregado encarregada responsavel desenvolvedor desenvolvedora programador programadora estagiario estagiaria estagio aprendiz trainee eletricista canalizador pedreiro soldador serralheiro carpinteiro
  pintor mecanico mecanica motorista operador operadora operario vendedor vendedora atendente caixa balconista empregado empregada cozinheiro cozinheira garcom garconete rececionista recepcionista
  contabilista contador contadora escriturario administrativo administrativa secretario secretaria advogado advogada jurista arquiteto arquiteta designer jornalista redator redatora tradutor tradutora
  consultor consultora gestor gestora comprador compradora comercial investigador investigadora pesquisador pesquisadora bolseiro bolsista farmaceutico farmaceutica fisioterapeuta psicologo psicologa
  desenhador desenhadora projetista educador educadora formador formadora monitor monitora socio socia fundador presidente voluntario voluntaria lider especialista agente repositor estoquista almoxarife porteiro vigilante tecnologo zelador chefe subgerente
  medewerker medewerkster manager leidinggevende adviseur adviseuse beleidsmedewerker ontwikkelaar softwareontwikkelaar programmeur ingenieur verpleegkundige verzorgende verzorger arts huisarts apotheker
  docent docente leraar lerares leerkracht onderwijzer begeleider consulent jurist advocaat notaris boekhouder accountant controller administratief verkoper verkoopster inkoper
  vertegenwoordiger chauffeur magazijnmedewerker magazijnier planner transportplanner monteur elektricien loodgieter timmerman lasser metselaar schilder kok kelner kelnerin serveerster bakker slager
  receptionist receptioniste secretaresse assistent assistente stagiair stagiaire leerling directeur directrice voorzitter eigenaar zaakvoerder ondernemer zzp zelfstandige zelfstandig uitvoerder werkvoorbereider projectleider
  teamleider afdelingshoofd hoofd coordinator coordinatrice onderzoeker promovendus journalist redacteur vertaler ontwerper tekenaar architect beheerder operator schoonmaker conducteur vrijwilliger arbeider bediende bestuurder
  chef rektor larare larararinna forskollarare forstelarare saljare saljchef saljledare ekonom ekonomiassistent ekonomichef redovisningsekonom redovisningskonsult controller ingenjor utvecklare systemutvecklare
  programmerare tekniker konsult projektledare teamledare gruppledare verksamhetschef handlaggare samordnare administrator assistent sekreterare receptionist butiksbitrade kassor kassorska lagerarbetare
  truckforare lastbilschauffor chauffor forare mekaniker elektriker snickare svetsare montor rormokare malare murare kock servitor servitris koksbitrade bagare stadare stadare vardbitrade underskoterska
  sjukskoterska lakare barnmorska apotekare farmaceut psykolog kurator socialsekreterare socionom fritidsledare behandlingsassistent jurist advokat revisor inkopare planerare journalist redaktor praktikant larling
  doktorand forskare adjunkt lektor arkitekt formgivare vd agare styrelseledamot arbetsledare platschef driftchef enhetschef avdelningschef vaktmastare volontar timvikarie vikarie personlig ombud
  kok kokkenchef souschef tjener leder direktor konsulent medarbejder medarbeider assistent sagsbehandler saksbehandler projektleder teamleder afdelingsleder avdelingsleder udvikler utvikler programmor ingenior tekniker
  mekaniker elektriker tomrer snedker murer maler smed vvs svejser chauffor sjafor lagermedarbejder saelger selger butiksassistent salgsassistent ekspedient kassemedarbejder bager slagter laege lege sygeplejerske sykepleier
  jordemoder jordmor paedagog pedagog laerer larer skoleleder inspektor revisor bogholder regnskabsforer regnskapsforer regnskabschef okonom okonomichef jurist advokat sekretaer sekretaer studentermedhjaelper studentermedhjelper
  elev laerling praktikant forsker adjunkt lektor arkitekt journalist redaktor indkober innkjoper planlaegger koordinator rengoringsassistent pleje portor vikar frivillig indehaver formand driftsleder salgschef produktionschef kundeservicemedarbejder vaerkforer
  hoitaja sairaanhoitaja lahihoitaja opettaja insinoori johtaja paallikko asiantuntija koordinaattori avustaja myyja tyontekija assistentti suunnittelija kehittaja asentaja kuljettaja sihteeri ohjaaja konsultti tutkija lehtori kokki tarjoilija siivooja kirjanpitaja analyytikko edustaja neuvoja mestari laakari arkkitehti lakimies harjoittelija kesatyontekija esimies vastaava toimittaja virkailija kasittelija rehtori hitsaaja sahkomies varastomies huoltomies rakennusmies vuoropaallikko yrittaja kassa ostaja
  scheepskok wijkagent rengoringshjaelp lagermand vognmand mejerist kanslist registrator projektor kyrkoherde studierektor lokalredaktor djursjukskotare
  ide ibode iade asd memorista konstabel sjakformand strukto kassamyyja
  zeitsoldat zeitsoldatin soldat soldatin offizier unteroffizier drucktechnologe medientechnologe zerspanungsmechaniker
  sveiser svetser platearbeider rorlegger tomrer tommermann betongarbeider industrimekaniker kranforer matros styrmann skipper maskinist hjelpepleier helsefagarbeider vernepleier ergoterapeut fysioterapeut
  barnehagelaerer barneveileder faglaerer vekter renholder butikkmedarbeider butikksjef lagersjef logistikksjef resepsjonist kelner kokk bonde gartner agronom bilmekaniker okonomisjef anleggsarbeider formann verkstedarbeider radgiver
  markedssjef bussforare plattsattare golvlaggare platslagare elmontor industriarbetare maskinoperator processoperator ordningsvakt vaktare lokalvardare barnskotare tandskoterska tandlakare arbetsterapeut personalchef innesaljare utesaljare
  butikschef kallskanka brandman dyrektor dyrektorka kierowniczka specjalistka technik mechanik elektryk spawacz slusarz operator monter magazynierka sprzedawca sprzedawczyni kasjer kasjerka doradca przedstawiciel konsultant konsultantka
  analityk pielegniarka pielegniarz lekarz lekarka farmaceuta fizjoterapeuta ratownik nauczycielka wychowawca opiekun opiekunka kucharz kucharka kelnerka barman recepcjonista recepcjonistka sekretarka audytor prawnik adwokat geodeta tokarz
  frezer murarz malarz stolarz hydraulik dekarz brygadzista koordynator projektant stazysta stazystka praktykant praktykantka redaktor dziennikarz tlumacz kadrowa kontroler planista logistyk spedytor dyspozytor ochroniarz sprzatacz sprzataczka
  macon maconne coffreur ferrailleur couvreur plaquiste carreleur grutier cariste manutentionnaire magasinier magasiniere preparateur preparatrice tourneur fraiseur ajusteur chaudronnier soudeur cableur chauffagiste frigoriste serrurier
  metallier paysagiste jardinier maraicher viticulteur caviste sommelier barmaid gouvernante veilleur brancardier ambulancier puericultrice orthophoniste ergotherapeute psychomotricien animateur animatrice surveillant surveillante atsem
  livreur livreuse coursier hotesse teleconseiller teleconseillere camionista carrellista facchino manovale carpentiere saldatore tornitore fresatore montatore verniciatore imbianchino pizzaiolo pasticcere pasticciera panettiere banconista
  scaffalista centralinista bidello capocantiere capoturno caporeparto rececionista canalizador serralheiro estafeta repositor repositora caixeiro escriturario escrituraria ajudante garcom garconete camareira encarregado encarregada
  porteiro zelador faxineiro faxineira costureira balconista estoquista almoxarife torneiro
  specjalista kierownik inzynier ksiegowa ksiegowy pracownik kierowca magazynier handlowiec asystent nauczyciel programista
  technolog lektorka serwisant programistka szwaczka krawcowa kosmetyczka fryzjer fryzjerka piekarz cukiernik rzeznik listonosz dozorca ogrodnik operatorka lakiernik blacharz zbrojarz ciesla pakowacz pakowaczka
  pomocnik pomoc hostessa ekonomista radca aplikant notariusz naczelnik prezes wlasciciel wlascicielka zastepca menedzer menadzer instruktor psycholog dentysta stomatolog weterynarz polozna rehabilitant dietetyk laborantka
  tlumaczka bibliotekarz archiwista motorniczy kurier dostawca taksowkarz marynarz zolnierz policjant strazak gornik szlifierz palacz konserwator pokojowa asystentka rejestratorka rekruter rekruterka
  agrimensor buzo barrenista sondista digitador digitadora grabadora visitador visitadora regente dueno duena propietario propietaria empacador empacadora gasfiter gasfitero garzon garzona copero copera obrero obrera cosechero
  marroquinero marroquinera registrador registradora fruttivendolo aiutocuoco netturbino mungitore tipografo sportellista commerciante negoziante ambulante edicolante tabaccaio benzinaio pressista fonditore laminatore maglierista
  caposala vicepreside oss arrumadeira manobrista carregador carregadora digitador vigia cantoneiro trolha domestica crepier crepiere ferronnier fleuriste teleprospecteur teleprospectrice vrp entraineur entraineuse
  asociado asociada associado associada associato associata marin-pecheur marin-pecheurs matelot pecheur
  photographe cadreur regisseur comedien comedienne musicien musicienne oenologue orthoptiste imprimeur libraire
`);

// Endings of compound occupations in languages that write them as one word.
const ENDS = list(`
  pedagog paedagog pedagogin sykepleier pleier plejer selger sjef sjafor snekker avloser svend svenn laggare radgivare plockare plukker vakt vagt stadare makare konduktor funktionaer funktionar betjent betjant elev spesialist specialist operator verantwoordelijke coordinator
  bestuurder verzorger developer jomfru konstabel zusteller zustellerin formedlare vikarie anstalld medarbetare medarbeider konstruktor administrator analytiker analist gartner bibliotekar sosionom maskinist skipper innehaver
  erzieher erzieherin spezialist spezialistin koordinatorin redakteur redakteurin sekretar sekretarin einrichter bediener bedienerin wirtin fachwirt betriebswirt hauswart geratewart platzwart experte expertin lackierer kommissionierer
  geselle gesellin technologe technologin handler handlerin meester maker maakster smed planlaegger planlegger planerare
  agare innehavare eigenaar eigenaresse beamter beamtin beamte laborant laborantin padagoge padagogin musiker trainer trainerin vorbereiter hilfe installateur optiker akustiker typist bearbeitung verzorgster assistente houder bediende controleur instructeur kracht machinist functionaris mekaniker chauffor receptionist forvaltare stodjare radgiver bogholder konstruktor studerende laerling fuldmaegtig vikar larling
  leiter leiterin leitung entwickler entwicklerin ingenieur ingenieurin techniker technikerin mechaniker mechanikerin mechatroniker kaufmann kauffrau assistent assistentin assistenz berater beraterin
  pfleger pflegerin fahrer fahrerin verkaufer verkauferin schweisser fuhrer fuhrerin meister meisterin referent referentin angestellte angestellter arbeiter arbeiterin buchhalter buchhalterin
  schlosser helfer helferin mitarbeiter mitarbeiterin prufer pruferin student studentin lehrer lehrerin planer planerin konstrukteur disponent bearbeiter bearbeiterin verwalter verwalterin
  betreuer betreuerin monteur elektroniker elektrikerin koch arzt arztin schwester fachkraft hilfskraft pflegekraft servicekraft burokraft reinigungskraft lehrkraft kuchenkraft fuhrungskraft schreibkraft ersatzkraft betreuungskraft verkaufskraft erganzungskraft honorarkraft assistenzkraft saisonkraft teilzeitkraft vollzeitkraft sekretariatskraft thekenkraft kassenkraft lagerkraft zweitkraft erstkraft gruppenkraft unterrichtskraft aushilfskraft tresenkraft produktionskraft spulkraft nachtkraft leitungskraft arbeitskraft putzkraft hauswirtschaftskraft manager managerin vertreter berechner zeichner fachfrau fachmann informatiker pilot redakteur therapeut wart
  medewerker medewerkster kundige planner ontwikkelaar adviseur leider chauffeur beheerder consulent verzorgende leraar docent verkoper inkoper werker voorbereider begeleider hoofd arts tekenaar bouwer
  technicus ondersteuner verlener regisseur inspecteur kunstenaar
  chef larare saljare skoterska ingenjor utvecklare ledare ekonom bitrade forare snickare konsult handlaggare samordnare arbetare bitrade vardare kock montor mastare lakare terapeut ansvarig
  leder medarbejder konsulent hjaelper laerer plejerske udvikler mester assistent sagsbehandler saelger paedagog inspektor sekretaer tekniker ingenior arbejder koordinator forer
  hoitaja opettaja insinoori johtaja paallikko asiantuntija koordinaattori avustaja myyja tyontekija assistentti suunnittelija kehittaja asentaja kuljettaja sihteeri ohjaaja konsultti tutkija kirjanpitaja edustaja neuvoja laakari virkailija kasittelija harjoittelija mies anwarter anwarterin praktikantin gehilfe gehilfin technieker mecanicien arbeider arbeidster vuller wasser bezorger schrijver vormgever redacteur uitvoerder bouwer kundige dienstleistender dienstleistende
`);

// German makes a woman's title of nearly any of them with an ending.
const ALONE = new RegExp(`(?:^|[^\\p{L}])(?:${WORDS})(?:in|innen)?(?![\\p{L}])`, 'u');
const ENDING = new RegExp(`\\p{L}{2,}(?:${ENDS})(?:in|innen)?(?:/-?\\p{L}{1,3})?(?![\\p{L}])`, 'u');

/** A text normalised like the word lists. */
const wordForm = (text: string): string =>
  fold(text)
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l');

// Houses and not helpers, as "Haushaltshilfe" is one.
const WELFARE = /\p{L}*(?:lebens|volks|jugend|alten|behinderten|fluchtlings|familien|selbst)hilfe(?!\p{L})/gu;

// "Residente em Nutrição Clínica": who lives somewhere is no title.
const RESIDENT =
  /^(?:r[1-6]|residente) (?:em|en|de|in|di) (?:\p{L}+ )?(?:clinic|medic|cirurg|cirug|chirurg|pediatr|enferm|nutric|farmac|psic|psiq|psich|fisio|odont|anest|ginec|obstet|ortop|traumat|neuro|cardio|saude|salud|geriatr|radiol|oncol|veterin|urgenc|dermat|oftalm|oculist|otorrin)/u;

/** Whether a text contains an occupation in a language other than English. */
export function namesOccupation(text: string): boolean {
  const plain = wordForm(text).replace(WELFARE, ' ');
  return (
    ALONE.test(plain) ||
    ENDING.test(plain) ||
    RESIDENT.test(plain) ||
    plain.split(/[^\p{L}-]+/u).some(isCalledSo)
  );
}

// "Subgobernanta", "vicedirettore", "sous-directrice": a rank before a trade.
const RANKS =
  /^(?:sub|vice|co|ex|sous|sotto|capo|contra|sobre|adjunct|onder|hoofd|vize|haupt|ober|bitr|over|under)-?(?=\p{L}{5})/u;

function isCalledSo(word: string): boolean {
  const known = (one: string): boolean => called().has(one) || trades().has(one);
  return (
    known(word) ||
    (RANKS.test(word) && (known(word.replace(RANKS, '')) || ALONE.test(word.replace(RANKS, ''))))
  );
}

let callings: ReadonlySet<string> | null = null;

const trades = (): ReadonlySet<string> => {
  callings ??= new Set(tradesAbroad().map(wordForm));
  return callings;
};

/** Whether a word is a trade in another language than English, which many surnames are. */
export const isTrade = (word: string): boolean => trades().has(wordForm(word));

let titles: ReadonlySet<string> | null = null;

/** The titles of one word that the lexicon has for roles abroad, of one person: firms are called by the plural ("Garrigues Abogados"). */
function called(): ReadonlySet<string> {
  if (titles !== null) return titles;
  const all = new Set(
    [...titlesAbroad()].map(({ title }) => wordForm(title)).filter((title) => /^[\p{L}-]{4,}$/u.test(title)),
  );
  const isPlural = (word: string): boolean =>
    [/s$/, /es$/, /n$/, /en$/, /nen$/, /ren$/].some(
      (end) => end.test(word) && all.has(word.replace(end, '')),
    ) ||
    (/i$/.test(word) && ['o', 'e', 'a'].some((end) => all.has(word.replace(/i$/, end))));
  titles = new Set([...all].filter((word) => !isPlural(word)));
  return titles;
}

const EMPLOYERS = list(`
  sjukehus sjukehuset sentralsjukehus sentralsykehus omsorgssenter omsorgssenteret bofellesskap bufellesskap
  lebenshilfe volkshilfe caritas diakonie drk awo malteser johanniter arbeiterwohlfahrt samariterbund hilfswerk spitex stadtmission bahnhofsmission jugendhilfe altenhilfe behindertenhilfe
  koninklijke gebruder gebr gebroeders gebrs fratelli hermanos hnos freres brodrene broderna irmaos privathaushalt privathaushalte
  zeitung anzeiger rundschau tagblatt wochenblatt kurier courant dagblad nieuwsblad nieuwsbode gazzetta corriere giornale diario periodico gazeta jornal tidning tidningen avisen avisa
  gmbh mbh ag kg kgaa ohg gbr eg ev ug se cie cia sarl sas sasu eurl snc sl slu sa srl spa snc sapi lda ltda eireli epp bv nv vof cv ab hb as asa aps oy oyj sp pt sdn bhd pac pvt
  krankenhaus klinik klinikum kliniken spital universitatsklinikum hochschule universitat seniorenzentrum pflegeheim altenheim praxis apotheke sparkasse volksbank versicherung versicherungen verlag verband stadtwerke stadt gemeinde landkreis
  landratsamt ministerium bundesamt amt behorde kanzlei treuhand spedition reederei handel handels vertrieb werke werk werft fabrik bau hochbau tiefbau anlagenbau maschinenbau metallbau fahrzeugbau gruppe technik elektrotechnik haustechnik getranke molkerei brauerei backerei metzgerei gasthof gasthaus
  ingenieure architekten hotel restaurant cafe schule volkshochschule kita kindergarten institut fraunhofer agentur buro ingenieurburo architekturburo autohaus werkstatt markt supermarkt genossenschaft stiftung verein gesellschaft
  clinique hopital hopitaux ehpad chu chr centre cabinet groupe societe entreprise etablissements ets agence mairie ville commune region conseil ministere universite ecole lycee college institut laboratoire laboratoires manufacture ateliers atelier
  editions banque assurance assurances mutuelle mutualite transports transport constructions batiment boulangerie patisserie brasserie auberge supermarche magasin garage pharmacie imprimerie usine fonderie cooperative association
  fundiciones mecanizados papelera talleres taller gestoria aceites aceros embotelladora clinica grupo empresa empresas sociedad compania constructora construcciones banco caja seguros ayuntamiento comunidad gobierno ministerio instituto colegio universidad
  escuela restaurante bar cafeteria cafe hoteles arroceria supermercados tienda tiendas almacenes fabrica industrias laboratorios consultoria consultores asesoria estudio agencia editorial transportes cooperativa fundacion bodegas farmacia residencia comercial corporacion minera inmobiliaria municipalidad distribuidora importadora servicios
  ospedale azienda asl casa clinica comune provincia regione ministero universita politecnico scuola liceo istituto banca assicurazioni gruppo societa impresa ditta studio officina officine autofficine fonderia fonderie cantine cantina marmi costruzioni edilizia trasporti
  ristorante trattoria albergo bar pasticceria panificio supermercati negozio fabbrica industrie laboratorio laboratori consulenza agenzia editrice cooperativa fondazione farmacia camera acciaierie meccanica elettronica tessitura
  hospital clinica unidade centro empresa grupo sociedade companhia construtora construcoes obras estaleiros metalurgica banco seguros prefeitura camara municipal governo secretaria ministerio instituto universidade faculdade escola colegio restaurante padaria creche infantario
  hotel loja lojas supermercado supermercados mercado fabrica industria industrias laboratorio laboratorios consultoria escritorio agencia editora transportes transportadora cooperativa fundacao farmacia oficina contabil sistemas tecnologia solucoes servicos comercio delivery usina
  ziekenhuis zorg woonzorgcentrum verpleeghuis zorggroep huisartsenpraktijk gemeente provincie ministerie rijkswaterstaat universiteit hogeschool roc school basisschool bank verzekeringen groep bedrijf bouw bouwbedrijf aannemer installatietechniek techniek automatisering transport koelvervoer logistiek
  uitzendbureau bureau adviesbureau winkel supermarkt bakkerij slagerij restaurant hotel cafe brouwerij fabriek drukkerij uitgeverij stichting vereniging cooperatie apotheek garage bloemen vervoer
  sjukhus vardcentral aldreboende hemtjanst kommun kommunen region landsting lansstyrelsen skola skolan gymnasium gymnasieskola forskola forskolan friskolan universitet hogskola myndighet bank forsakringar bolaget koncern gruppen bygg byggnads akeri verkstad verkstader industri industrier fabrik
  restaurang hotell kafe bageri butik handel stiftelse forening kyrka forlag byra konsulter maskin transport logistik
  sygehus hospital sykehus plejehjem plejecenter sykehjem hjemmepleje kommune regionen skole folkeskole borneinstitution bornehave barnehage gymnasium universitet hojskole bank forsikring firma koncernen byg entreprise vaerft vaerksted industri fabrik bryggeri bageri slagteri
  restaurant hotel kro butik supermarked forening fond forlag bureau revision advokatfirma apotek transport spedition
  bundeswehr bundesheer aannemingen werken
  szpital przychodnia urzad gmina hurtownia zaklad zaklady fabryka sklep restauracja spolka przedsiebiorstwo kancelaria uniwersytet politechnika apteka biuro drukarnia piekarnia verft sykehjem mek
  villaggio campeggio agriturismo masseria rifugio pensione locanda osteria pizzeria gelateria enoteca birreria tipografia tipolitografia cartiera mobilificio calzaturificio salumificio caseificio oleificio frantoio vivaio lavanderia autoscuola carrozzeria poliambulatorio policlinico rsa irccs ulss autolinee autotrasporti soprintendenza poltronificio
  menuiserie metallerie chaudronnerie scierie laiterie fromagerie conserverie conserveries biscuiterie creperie librairie papeterie quincaillerie jardinerie maroquinerie faiencerie filature tannerie carrosserie epicerie boucherie poissonnerie hypermarche fondation mutuelle asbl cpas domaine aluminerie papiers foyer
  juzgado bufete gobernacion heladeria pescaderia joyeria floristeria confecciones calzados vinedos carnicas limpiezas automotriz autopartes agropecuaria policlinica sanatorio gasolinera cerveceria discoteca tintoreria refineria
  minimarket multitienda botilleria panificadora refaccionaria tortilleria abarrotes farmacias aseguradora exportadora comercializadora mudanzas ambulancias autocares serreria cristaleria generalitat diputacion
  conservera conservas panaderia pasteleria carniceria fruteria libreria papeleria ferreteria ferretera peluqueria taqueria marisqueria meson hostal albergue guarderia academia autoescuela imprenta carpinteria cerrajeria hacienda almazara queseria botica drogueria zapateria zapaterias calzado maquiladora pintureria pinturerias consorcio mutua patronato diputacion alcaldia bodega textil textiles empaques plasticos frigorificos
  padaria pastelaria talho mercearia livraria papelaria sapataria pousada herdade misericordia agrupamento externato ginasio serralharia carpintaria marcenaria ceramica conserveira cervejaria marisqueira churrascaria lanchonete mercadinho atacadao condominio cartorio sindicato refeicoes
  kwekerij zuivel zuivelfabriek rederij scheepswerf installaties thuiszorg kinderdagverblijf kinderopvang waterschap scholengroep scholengemeenschap rusthuis wzc ocmw studiebureau schrijnwerkerij
  mejeri sagverk maleri snickeri folktandvarden vardshus vardshuset vardcentralen landstinget kriminalvarden fastigheter
  sjukeheim sjomat slakteri kjott regnskap meieri gartneri byggeselskab tomrerfirma efterskole kroen vandvaerk varmevaerk entreprenor barnehagen
  ky tmi kaupunki kunta kuntayhtyma sairaala keskussairaala yliopisto ammattikorkeakoulu koulu lukio ravintola hotelli pankki osuuskauppa liitto yhdistys saatio virasto ministerio apteekki tehdas paivakoti terveyskeskus
`);
const EMPLOYER = new RegExp(`(?:^|[^\\p{L}])(?:${EMPLOYERS})(?![\\p{L}])`, 'u');
// Who works in a household: "Familie Carmichael", not "Médica de familia".
const HOUSEHOLD =
  /^(?:privat)?(?:familie|familia|famiglia|famille|gezin)\s\p{L}|^(?:particulier gezin|famiglia privata|domicilio particular|casa particular|casa privata)/u;
const EMPLOYER_END =
  /\p{L}{3,}(?:firma(?:et|n)?|werke?|werft|bank|bau|klinik|klinikum|zentrum|verlag|schule|skolan?|skole|hochschule|hogeschool|gruppe|handel|haus|huset|kontor|industrie|technik|techniek|tekniska?|service|logistik|transporte?|spedition|brauerei|molkerei|backerei|getranke|ziekenhuis|centrum|zorg|bouw|groep|bedrijf|vervoer|sjukhus|sjukhuset|sjukehus|sjukehuset|kommun|bolaget|spital|(?:alters|pflege|wohn|kinder|jugend|senioren|studenten)heim|byran?|bygg|akeri|sygehus|sykehus|kommune|centeret?|center|vaerft|vaerksted|fabrikk?|bryggeri(?:et)?|vatten|institut|sairaala|keskus|koulu|kauppa|pankki|yhtiot?|liike|palvelut?|laitos|tehdas|paivakoti|opisto|yliopisto|kunta)(?![\p{L}])/u;
const LEGAL_FORM =
  /(?:^|[\s,])(?:sp\.? ?z ?o\.? ?o\.?|sp\.? ?[jk]\.?|s[àa]rl|gmbh(?: & co\.? kg)?|mbh|ag|kg|ohg|gbr|e\.?\s?g\.?|e\.\s?v\.|s\.?\s?a\.?\s?r\.?\s?l\.?|s\.?a\.?s\.?|s\.\s?a\.|s\.?l\.?u?\.?|s\.?r\.?l\.?s?\.?|s\.?p\.?a\.?|lda\.?|ltda\.?|s\/a|s\.?a\.? de c\.?v\.?|s\.? de r\.?l\.?(?: de c\.?v\.?)?|e\.p\.e\.?|s\.c\.(?:[a-z]\.?)?|a\.c\.|sca|s\.a\.t\.?|s\.c\.p\.?|s\. ?en c\.?|s\.a\.a\.?|s\.?a\.?b\.? de c\.v\.?|s\.a\.i\.?c\.?(?:i\.?)?(?:f\.?)?(?:y\.?a\.?)?|e\.?i\.?r\.?l\.?|u\.t\.e\.?|ute|s\.? ?coop\.?(?: ?l\.?)?|soc\.? coop\.?|scrl|s\.n\.c\.?|w\.?l\.?l\.?|fz-?llc|sagl|eurl|sprl|scrl|asbl|bvba|cvba|eireli|spa|b\.?v\.?|n\.v\.|ab|a\/s|aps|as|oy|pty(?: ltd)?|pvt(?: ltd)?|ltd|limited|inc|llc|llp|plc|corp|co)\.?$/i;

/** The same for words of company and institution names in languages other than English. */
export function namesEmployer(text: string): boolean {
  // "Gonçalo Sá Nogueira": with an accent it is a surname, and no legal form.
  const plain = wordForm(text.replace(/(?<!\p{L})S[áÁ](?!\p{L})/gu, ' '));
  return (
    HOUSEHOLD.test(plain.trim()) || EMPLOYER.test(plain) || EMPLOYER_END.test(plain) || hasLegalForm(text)
  );
}

/** Whether a text ends with a legal form of companies. */
export function hasLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text.trim());
}
