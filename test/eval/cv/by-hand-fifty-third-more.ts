import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-third');

/** The rest of the Portuguese, and those in Swedish, French, German, Spanish, Danish, Norwegian and English. All people are made up. */
export const BY_HAND_FIFTY_THIRD_MORE: Sheet[] = [
  cv('23-pt-br-anonimo-enfermagem', 'docx', 'pt', 'BR', {
    names: [],
    city: 'Campinas',
    headline: 'Técnico(a) de enfermagem',
    languages: [],
    jobs: [
      'Técnico(a) de enfermagem – UTI adulto | Hospital Vera Cruz | Campinas | 2020-07 | now',
      'Auxiliar de enfermagem | Prefeitura de Valinhos | Valinhos | 2014-02 | 2020-06',
    ],
    page: `
**CURRÍCULO CEGO**
Código do talento: CPS-008842
Cargo pretendido: Técnico(a) de enfermagem
Cidade: Campinas – SP
COREN-SP ativo (número omitido)
Nome, foto, idade e endereço foram retirados nesta etapa do processo.
# Histórico profissional
**Técnico(a) de enfermagem – UTI adulto** | Hospital Vera Cruz, Campinas
julho/2020 – atual
**Auxiliar de enfermagem** | Prefeitura de Valinhos
fevereiro/2014 – junho/2020
# Formação
Curso técnico em Enfermagem, ETEC Bento Quirino, 2013
`,
  }),
  cv('24-pt-br-vendedor-foto', 'doc', 'pt', 'BR', {
    names: ['Luiz Fernando Prado Júnior', 'Luiz Fernando Prado Jr.', 'Luiz Prado Júnior'],
    email: 'juninhovendas@triangulo.example',
    phone: '34 95550-0126',
    city: 'Uberlândia',
    headline: 'Vendedor externo',
    languages: ['Espanhol'],
    jobs: [
      'Vendedor externo | Martins Atacado | Uberlândia | 2019-10 | now',
      'Balconista | Casa das Tintas Mineira | Araguari | 2013-01 | 2019-09',
    ],
    page: `
|| 4 13
| \\FOTO 3x4\\ | **Luiz Fernando Prado Júnior**\\Vendedor externo\\Av. Rondon Pacheco, 2780, ap. 64\\Uberlândia – MG\\Fone: 34 95550-0126\\juninhovendas@triangulo.example
# Experiências
Martins Atacado (Uberlândia): Vendedor externo, out/2019 até hoje
Casa das Tintas Mineira (Araguari): Balconista, jan/2013 a set/2019
# Cursos
Técnico em Vendas, SENAI, 2018
Espanhol intermediário
# Disponibilidade
Viagens, veículo próprio
`,
  }),
  cv('25-sv-se-larare', 'pdf', 'sv', 'SE', {
    names: ['Anna Lindqvist'],
    email: 'blasippan72@angermanland.example',
    phone: '070-174 06 12',
    city: 'Härnösand',
    headline: 'Förskollärare',
    languages: [],
    jobs: [
      'Förskollärare | Murbergets förskola | Härnösand | 2010-08 | now',
      'Barnskötare | Förskolan Bullerbyn | Kramfors | 1999-01 | 2010-06',
    ],
    page: `
! Anna Lindqvist
Förskollärare
Kastellgatan 22, 871 33 Härnösand
Tfn 070-174 06 12
E-post: blasippan72@angermanland.example
# Anställningar
2010-08 – pågående \tFörskollärare, Murbergets förskola, Härnösand
1999-01 – 2010-06 \tBarnskötare, Förskolan Bullerbyn, Kramfors
# Utbildning
Förskollärarexamen, Mittuniversitetet, 2010
# Övrigt
B-körkort. Legitimerad sedan 2012.
`,
  }),
  cv('26-sv-se-snickare-motto', 'docx', 'sv', 'SE', {
    names: ['Johan Ek'],
    email: 'kontakt@hyvelbanken.example',
    phone: '070-174 06 33',
    city: 'Nässjö',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Lagbas | Byggmästarn i Nässjö AB | Nässjö | 2018-01 | now',
      'Snickare | Götenehus | Götene | 2009-08 | 2017-12',
    ],
    page: `
> __Mät två gånger, kapa en.__
> **Johan Ek**
> Brogatan 14 A, 571 31 Nässjö
> 070-174 06 33 | kontakt@hyvelbanken.example
# Jobb
**Lagbas**, Byggmästarn i Nässjö AB
Januari 2018 – nu
**Snickare**, Götenehus, Götene
Augusti 2009 – december 2017
# Skola
Brinellgymnasiet, Byggprogrammet, 2009. Yrkesbevis 2011.
# Språk
Svenska, Engelska
`,
  }),
  cv('27-sv-fi-sjukskotare', 'doc', 'sv', 'FI', {
    names: ['Tove Kronqvist', 'Tove Maria Kronqvist'],
    email: 'tovek@terjarvnet.example',
    phone: '050 555 0149',
    city: 'Terjärv',
    headline: 'Sjukskötare (YH)',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Sjukskötare | Österbottens välfärdsområde | Karleby | 2016-05 | now',
      'Närvårdare | Folkhälsan | Jakobstad | 2009-06 | 2015-08',
    ],
    page: `
**Kronqvist, Tove Maria**
Sjukskötare (YH)
Kortjärvivägen 61, 68700 Terjärv
tfn 050 555 0149
tovek@terjarvnet.example
# Arbetserfarenhet
5/2016 – tillsvidare \tSjukskötare, Österbottens välfärdsområde, Karleby
6/2009 – 8/2015 \tNärvårdare, Folkhälsan, Jakobstad
# Utbildning
Sjukskötare YH, Yrkeshögskolan Novia, 2016
# Språkkunskaper
Svenska (modersmål), Finska (god), Engelska (nöjaktig)
`,
  }),
  cv('28-sv-se-anonym-ekonom', 'pdf', 'sv', 'SE', {
    names: [],
    city: 'Norrköping',
    headline: 'Redovisningsekonom',
    languages: ['Engelska'],
    jobs: [
      'Redovisningsekonom | Holmen | Norrköping | 2017-09 | now',
      'Ekonomiassistent | Rusta | Upplands Väsby | 2011-03 | 2017-08',
    ],
    page: `
HEAD Bråviken Rekrytering AB | org.nr 556000-0000 | Drottninggatan 50, Norrköping
> **Konsultprofil 3 av 4**
> Redovisningsekonom
|| 5 12
| Ort | Norrköping
| Tillgänglig | 3 månaders uppsägningstid
| Löneanspråk | 46 000 kr
| Presenteras av | Camilla Wretling, 011-555 01 20
# Erfarenhet
sep 2017 – nu \tRedovisningsekonom, Holmen, Norrköping
mar 2011 – aug 2017 \tEkonomiassistent, Rusta, Upplands Väsby
# Utbildning
Ekonomie kandidat, Linköpings universitet, 2010
# Språk
Engelska, flytande
`,
  }),
  cv('29-sv-se-lastbil-tabell', 'docx', 'sv', 'SE', {
    names: ['Per-Olof Hedin', 'Per-Olof (Peo) Hedin', 'Peo Hedin', 'Per-Olof Gunnar Hedin'],
    email: 'peo.dalafrakt@siljan.example',
    phone: '070-174 06 47',
    city: 'Leksand',
    languages: [],
    jobs: [
      'Timmerbilsförare | Sandströms Åkeri | Leksand | 2006-04 | now',
      'Lastbilsförare | Schenker | Borlänge | 1995-05 | 2006-03',
    ],
    page: `
! Meritförteckning
|| 5 12
| Efternamn | Hedin
| Förnamn | Per-Olof Gunnar
| Tilltalsnamn | Per-Olof (kallas Peo)
| Adress | Hjortnäs byväg 9
| Postadress | 793 35 Leksand
| Mobil | 070-174 06 47
| E-post | peo.dalafrakt@siljan.example
| Körkort | B, C, CE, YKB
# Arbetslivserfarenhet
|| 5 12
| 2006-04 – | Timmerbilsförare, Sandströms Åkeri, Leksand
| 1995-05 – 2006-03 | Lastbilsförare, Schenker, Borlänge
# Utbildning
Fordonsteknik, Sankt Mikaelsskolan, Mora, 1994
`,
  }),
  cv('30-sv-se-receptionist', 'doc', 'sv', 'SE', {
    names: ['Halldóra Jónsdóttir'],
    email: 'strandvinden91@kalmarsund.example',
    phone: '+46 70 174 06 58',
    city: 'Kalmar',
    languages: ['Isländska', 'Svenska', 'Tyska'],
    jobs: [
      'Hotellreceptionist | Slottshotellet | Kalmar | 2020-06 | now',
      'Servitris | Ölands Köpstad Krog | Färjestaden | 2014-05 | 2020-05',
    ],
    page: `
Halldóra Jónsdóttir \tSödra Långgatan 36
Född på Akureyri 1991 \t392 32 Kalmar
+46 70 174 06 58 \tstrandvinden91@kalmarsund.example
# Om mig
Glad och lugn på samma gång. Söker dagtid efter årsskiftet.
# Arbete
Hotellreceptionist, Slottshotellet, Kalmar
juni 2020 – nuvarande
Servitris, Ölands Köpstad Krog, Färjestaden
maj 2014 – maj 2020
# Utbildning
Hotell och turism, Jenny Nyströmsskolan, 2010
# Språk
Isländska, Svenska, Tyska
`,
  }),
  cv('31-sv-fi-maskinmontor', 'pdf', 'sv', 'FI', {
    names: ['Mikael Sundqvist'],
    email: 'msq@replotbron.example',
    phone: '+358 50 555 0177',
    city: 'Korsholm',
    headline: 'Maskinmontör',
    languages: ['Svenska', 'Finska'],
    jobs: [
      'Maskinmontör | Wärtsilä | Vasa | 2014-10 | now',
      'Svetsare | Kuusakoski | Vasa | 2008-01 | 2014-09',
    ],
    page: `
> CV
> Maskinmontör
> Karperövägen 240, 65610 Korsholm
> +358 50 555 0177, msq@replotbron.example
# Arbeten
Oktober 2014 – nu: Maskinmontör, Wärtsilä, Vasa
Januari 2008 – september 2014: Svetsare, Kuusakoski, Vasa
# Skolning
Maskinmontör, Yrkesakademin i Österbotten, 2007
Heta arbeten-kort, arbetarskyddskort
# Språk
Svenska, Finska
^ Korsholm den 6 november 2026
^ Mikael Sundqvist
`,
  }),
  cv('32-fr-fr-aide-soignante', 'docx', 'fr', 'FR', {
    names: ['Sandrine Lefèvre'],
    email: 'sand59@flandremail.example',
    phone: '06 39 98 01 22',
    city: 'Hazebrouck',
    headline: 'Aide-soignante diplômée d’État',
    languages: [],
    jobs: [
      'Aide-soignante | EHPAD Samuel Walker | Bailleul | 2012-01 | now',
      'Agent de service | Centre hospitalier | Hazebrouck | 2005-06 | 2011-12',
    ],
    page: `
**Sandrine LEFÈVRE**
18, rue de Thérouanne
59190 Hazebrouck
06 39 98 01 22
sand59@flandremail.example
44 ans, 2 enfants, permis B
> **Aide-soignante diplômée d’État**
# Expériences
Depuis janvier 2012 : Aide-soignante, EHPAD Samuel Walker, Bailleul
Juin 2005 à décembre 2011 : Agent de service, Centre hospitalier, Hazebrouck
# Diplôme
DEAS, IFAS d’Armentières, 2011
`,
  }),
  cv('33-fr-fr-candidature-lettre', 'doc', 'fr', 'FR', {
    names: ['Yannick Le Goff'],
    email: 'lamarmite@cornouaille.example',
    phone: '06 39 98 01 64',
    city: 'Concarneau',
    languages: ['Anglais'],
    jobs: [
      'Second de cuisine | Hôtel Les Sables Blancs | Concarneau | 2019-03 | now',
      'Commis de cuisine | La Coquille | Concarneau | 2013-07 | 2019-02',
    ],
    page: `
Concarneau, le 8 novembre 2026
À l’attention de Mme Gaëlle Tanguy
Agence Intérim Cap Ouest, Quimper
Madame,
Voici mon parcours, en bref.
**Second de cuisine**, Hôtel Les Sables Blancs, Concarneau, mars 2019 – aujourd’hui
**Commis de cuisine**, La Coquille, Concarneau, juillet 2013 – février 2019
CAP cuisine, lycée hôtelier de Dinard, 2013. Anglais courant.
Je cherche une place à l’année, deux jours de repos qui se suivent.
Cordialement,
^ Yannick Le Goff
5 quai Carnot, 29900 Concarneau
06 39 98 01 64 – lamarmite@cornouaille.example
`,
  }),
  cv('34-fr-be-comptable', 'pdf', 'fr', 'BE', {
    names: ['Bénédicte Dumont', 'Bénédicte Dumont-Wauters', 'Bénédicte Dumont (épouse Wauters)'],
    email: 'bdw@hesbaye.example',
    phone: '0470 55 01 93',
    city: 'Waremme',
    headline: 'Gestionnaire de paie',
    languages: ['Français', 'Néerlandais'],
    jobs: [
      'Gestionnaire de paie | Partena | Liège | 2015-02 | now',
      'Employée administrative | Colruyt | Halle | 2008-09 | 2015-01',
    ],
    page: `
|| 4.5 12.5
| Nom | DUMONT (épouse Wauters)
| Prénom | Bénédicte
| Adresse | Avenue Edmond Leburton 51, 4300 Waremme
| GSM | 0470 55 01 93
| Courriel | bdw@hesbaye.example
| Métier | Gestionnaire de paie
# Parcours professionnel
02/2015 – présent \tGestionnaire de paie, Partena, Liège
09/2008 – 01/2015 \tEmployée administrative, Colruyt, Halle
# Études
Bachelier en comptabilité, HELMo Liège, 2008
# Langues
Français, Néerlandais (B2)
`,
  }),
  cv('35-fr-ch-logisticien', 'docx', 'fr', 'CH', {
    names: ['Julien Rochat'],
    email: 'julien.rochat@jurasud.example',
    phone: '+41 79 555 01 36',
    city: 'Yverdon-les-Bains',
    headline: 'Logisticien CFC',
    languages: ['Français', 'Allemand'],
    jobs: [
      'Logisticien | Galenica | Ecublens | 2018-08 | now',
      'Magasinier | Leclanché | Yverdon-les-Bains | 2012-08 | 2018-07',
    ],
    page: `
! Julien Rochat
Logisticien CFC
Rue des Philosophes 27 | 1400 Yverdon-les-Bains | +41 79 555 01 36 | julien.rochat@jurasud.example
Suisse, 34 ans, permis de cariste R1 et R4
# Expérience
Logisticien \tGalenica, Ecublens \t08.2018 – à ce jour
Magasinier \tLeclanché, Yverdon-les-Bains \t08.2012 – 07.2018
# Formation
CFC de logisticien, EPCL Lausanne, 2012
# Langues
Français, Allemand (A2)
`,
  }),
  cv('36-de-de-maler', 'doc', 'de', 'DE', {
    names: ['Torsten Krämer'],
    email: 'farbe-und-mehr@lahntal.example',
    phone: '0171 3920 044',
    city: 'Wetzlar',
    headline: 'Maler- und Lackierergeselle',
    languages: [],
    jobs: [
      'Vorarbeiter | Malerbetrieb Schäfer GmbH | Gießen | 2014-03 | now',
      'Maler und Lackierer | Hartmann Farben | Wetzlar | 2002-08 | 2014-02',
    ],
    page: `
> **LEBENSLAUF**
Name: \tTorsten Krämer
Beruf: \tMaler- und Lackierergeselle
Anschrift: \tBraunfelser Straße 83, 35578 Wetzlar
Handy: \t0171 3920 044
E-Mail: \tfarbe-und-mehr@lahntal.example
geboren: \t14.01.1983 in Dillenburg
Familienstand: \tgeschieden, eine Tochter
# Berufliches
03/2014 – heute \tVorarbeiter, Malerbetrieb Schäfer GmbH, Gießen
08/2002 – 02/2014 \tMaler und Lackierer, Hartmann Farben, Wetzlar
# Schule
Realschulabschluss 1999, Theodor-Heuss-Schule
Führerschein B und BE
`,
  }),
  cv('37-de-at-anonym-koch', 'pdf', 'de', 'AT', {
    names: [],
    city: 'Zell am See',
    headline: 'Souschef (m/w/d)',
    languages: ['Deutsch', 'Ungarisch'],
    jobs: [
      'Souschef | Grand Hotel | Zell am See | 2021-12 | now',
      'Chef de Partie | Hotel Salzburgerhof | Zell am See | 2016-05 | 2021-10',
    ],
    page: `
**Pinzgau Personal GmbH** – Brucker Bundesstraße 90, 5700 Zell am See
Ihre Ansprechpartnerin: Mag. Katharina Embacher, DW 14
^ **Anonymisiertes Kurzprofil PP-2207**
Souschef (m/w/d)
Wohnort: Zell am See | Eintritt: nach der Saison | Gehalt: € 3.100 netto
# Stationen
Dezember 2021 – dato: Souschef, Grand Hotel, Zell am See
Mai 2016 – Oktober 2021: Chef de Partie, Hotel Salzburgerhof, Zell am See
# Ausbildung
Lehrabschluss Koch, 2014
# Sprachen
Deutsch, Ungarisch
`,
  }),
  cv('38-de-ch-pflege', 'docx', 'de', 'CH', {
    names: ['Ursula Gerber-Bieri', 'Ursula Gerber'],
    email: 'ugerber64@emmetalnet.example',
    phone: '079 555 01 68',
    city: 'Langnau i. E.',
    headline: 'Fachfrau Gesundheit EFZ',
    languages: ['Deutsch', 'Französisch'],
    jobs: [
      'Fachfrau Gesundheit | dahlia Emmental | Langnau | 2013-04 | now',
      'Pflegehelferin | Spital Emmental | Burgdorf | 2004-10 | 2013-03',
    ],
    page: `
|| 11 6
| **Ursula Gerber-Bieri**\\Fachfrau Gesundheit EFZ\\Oberfeldstrasse 17\\3550 Langnau i. E.\\079 555 01 68\\ugerber64@emmetalnet.example | Foto
# Berufspraxis
|| 5 12
| 04/2013 – heute | Fachfrau Gesundheit, dahlia Emmental, Langnau
| 10/2004 – 03/2013 | Pflegehelferin, Spital Emmental, Burgdorf
# Bildung
Nachholbildung FaGe, BFF Bern, 2013
# Sprachen
Deutsch, Französisch
`,
  }),
  cv('39-es-es-administrativa', 'doc', 'es', 'ES', {
    names: ['Rocío Morales Vega', 'Rocío Morales'],
    email: 'rociomv@sierrasur.example',
    phone: '600 555 112',
    city: 'Osuna',
    headline: 'Auxiliar administrativa',
    languages: ['Inglés'],
    jobs: [
      'Auxiliar administrativa | Gestoría Luna | Osuna | 2018-02 | now',
      'Dependienta | Calzados Pilar | Écija | 2012-06 | 2018-01',
    ],
    page: `
> **CURRICULUM VITAE**
# DATOS PERSONALES
Nombre: Rocío
Apellidos: Morales Vega
Dirección: C/ Sevilla, 63, 41640 Osuna (Sevilla)
Teléfono: 600 555 112
Correo: rociomv@sierrasur.example
Puesto: Auxiliar administrativa
# EXPERIENCIA LABORAL
Febrero 2018 – actualidad: Auxiliar administrativa, Gestoría Luna, Osuna
Junio 2012 – enero 2018: Dependienta, Calzados Pilar, Écija
# ESTUDIOS
CFGM Gestión Administrativa, IES Sierra Sur, 2011
# IDIOMAS
Inglés (A2)
`,
  }),
  cv('40-es-mx-electromecanico', 'pdf', 'es', 'MX', {
    names: ['Jesús Ángel Treviño Cantú', 'Jesús Treviño Cantú', 'Jesús Ángel Treviño', 'Jesús Treviño'],
    email: 'chuy.trevi@regiomail.example',
    phone: '81 5550 0151',
    city: 'Apodaca',
    headline: 'Técnico electromecánico',
    languages: [],
    jobs: [
      'Técnico de mantenimiento | Whirlpool | Apodaca | 2019-05 | now',
      'Operador de producción | Metalsa | Apodaca | 2014-01 | 2019-04',
    ],
    page: `
! ING. JESÚS ÁNGEL TREVIÑO CANTÚ
Técnico electromecánico
Col. Pueblo Nuevo, Apodaca, N.L.
Cel. 81 5550 0151 | chuy.trevi@regiomail.example
# Trayectoria
**Whirlpool**, Apodaca
Técnico de mantenimiento, mayo 2019 – a la fecha
**Metalsa**, Apodaca
Operador de producción, enero 2014 – abril 2019
# Escolaridad
Ingeniería electromecánica, Tecnológico de Nuevo León, titulado 2018
Licencia tipo B, disponibilidad para rolar turnos
`,
  }),
  cv('41-es-es-camarera-portal', 'docx', 'es', 'ES', {
    names: ['Nuria Ferrer'],
    email: 'mediterranea_85@marinaalta.example',
    phone: '+34 600 555 139',
    city: 'Dénia',
    headline: 'Gobernanta de hotel',
    languages: ['Español', 'Valenciano', 'Inglés'],
    jobs: [
      'Gobernanta | Hotel La Posada del Mar | Dénia | 2017-03 | now',
      'Camarera de pisos | Oliva Nova | Oliva | 2009-04 | 2017-02',
    ],
    page: `
~ Inscripción n.º 17 de 42 · Oferta: Gobernanta, Xàbia · Gestiona: Laura Pastor
|| 10 7
| **Nuria Ferrer**\\Gobernanta de hotel\\Dénia, Alicante | +34 600 555 139\\mediterranea_85@marinaalta.example\\Vehículo propio: sí
# Experiencia
**Gobernanta**
Hotel La Posada del Mar, Dénia
Marzo 2017 – Actualidad
**Camarera de pisos**
Oliva Nova, Oliva
Abril 2009 – Febrero 2017
# Estudios
Graduado escolar
# Idiomas
Español, Valenciano, Inglés
`,
  }),
  cv('42-da-dk-tomrer', 'doc', 'da', 'DK', {
    names: ['Rasmus Holm Kristensen', 'Rasmus Kristensen'],
    email: 'rhk@vesterhavspost.example',
    phone: '55 50 01 74',
    city: 'Lemvig',
    headline: 'Tømrersvend',
    languages: [],
    jobs: [
      'Tømrersvend | Lemvig Tømrerforretning ApS | Lemvig | 2016-09 | now',
      'Lagermedarbejder | Cheminova | Harboøre | 2010-02 | 2016-08',
    ],
    page: `
Tømrersvend
**Rasmus Holm Kristensen**
Ågade 31, 7620 Lemvig
Tlf. 55 50 01 74
Mail: rhk@vesterhavspost.example
# Erhvervserfaring
09.2016 – nu \tTømrersvend, Lemvig Tømrerforretning ApS
02.2010 – 08.2016 \tLagermedarbejder, Cheminova, Harboøre
# Uddannelse
Svendebrev, UCH Holstebro, 2016
# Fritid
Håndbold, to børn og en gammel båd
`,
  }),
  cv('43-no-no-hjelpepleier', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingrid Solberg'],
    email: 'fjellrypa@valdresnett.example',
    phone: '+47 915 55 018',
    city: 'Fagernes',
    headline: 'Helsefagarbeider',
    languages: ['Norsk'],
    jobs: [
      'Helsefagarbeider | Nord-Aurdal kommune | Fagernes | 2013-08 | now',
      'Butikkmedarbeider | Coop Extra | Leira | 2007-06 | 2013-07',
    ],
    page: `
[[ 6 11
**KONTAKT**
Jernbanevegen 12
2900 Fagernes
+47 915 55 018
fjellrypa@valdresnett.example
^ **SPRÅK**
Norsk
---
! Ingrid Solberg
Helsefagarbeider
# Arbeidserfaring
**Helsefagarbeider**, Nord-Aurdal kommune, Fagernes
august 2013 – nå
**Butikkmedarbeider**, Coop Extra, Leira
juni 2007 – juli 2013
# Utdanning
Fagbrev helsearbeiderfaget, Valdres vidaregåande skule, 2013
]]
`,
  }),
  cv('44-en-ie-forklift', 'docx', 'en', 'IE', {
    names: ['Declan Moran'],
    email: 'bigdec77@midlandsmail.example',
    phone: '085 555 0162',
    city: 'Athlone',
    headline: 'Reach Truck & Counterbalance Driver',
    languages: [],
    jobs: [
      'Reach Truck Driver | Alkermes | Athlone | 2018-05 | now',
      'Warehouse Operative | Ericsson | Athlone | 2008-02 | 2018-04',
    ],
    page: `
HEAD Shannonside Recruitment, Church Street, Athlone | Consultant: Aoife Keane | 090 555 0110
> **Candidate CV**
|| 5 12
| Candidate | Declan Moran, MCILT
| Role | Reach Truck & Counterbalance Driver
| Lives in | Athlone
| Mobile | 085 555 0162
| Email | bigdec77@midlandsmail.example
# Work history
May 2018 – present \tReach Truck Driver, Alkermes, Athlone
Feb 2008 – Apr 2018 \tWarehouse Operative, Ericsson, Athlone
# Tickets
RTITB reach and counterbalance (to 2028), manual handling, Safe Pass
`,
  }),
];
