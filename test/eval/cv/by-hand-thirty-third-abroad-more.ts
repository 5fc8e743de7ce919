import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-third-abroad-more');

/** Twenty-four short ones in ten languages in which the name stands at the head, or does not; written apart from the rules. All people are made up. */
export const BY_HAND_THIRTY_THIRD_ABROAD_MORE: Sheet[] = [
  cv('01-de-pflege', 'docx', 'de', 'DE', {
    names: ['Blessing Adeyemi-Schröder'],
    email: 'b.schroeder@hansebrief.example',
    phone: '040 66969 213',
    city: 'Hamburg',
    headline: 'Examinierte Pflegefachkraft',
    jobs: [
      'Pflegefachkraft | Asklepios Klinik Altona | | 2018-10 | now',
      'Pflegehelferin | Pflegen & Wohnen Hamburg | | 2012-04 | 2015-09',
    ],
    page: `
**Examinierte Pflegefachkraft**
! Blessing Adeyemi-Schröder
Thadenstraße 102, 22767 Hamburg
040 66969 213
b.schroeder@hansebrief.example
# Werdegang
10.2018 – heute	Pflegefachkraft, Asklepios Klinik Altona
Unfallchirurgie, Praxisanleiterin seit 2022
04.2012 – 09.2015	Pflegehelferin, Pflegen & Wohnen Hamburg
# Ausbildung
10.2015 – 09.2018	Gesundheits- und Krankenpflegerin, Bildungszentrum Asklepios
# Sonstiges
Führerschein B, Kirchenchor
`,
  }),
  cv('02-de-anonym', 'pdf', 'de', 'DE', {
    names: [],
    city: 'Fürth',
    headline: 'CNC-Zerspanungsmechaniker',
    jobs: [
      'CNC-Dreher | Schaeffler | | 2017-05 | now',
      'Zerspanungsmechaniker | Baumüller | | 2011-02 | 2017-04',
    ],
    page: `
NORIS PERSONAL GMBH
~ Ihre Ansprechpartnerin: Katrin Vogel, 0911 555 0190, profile@noris-personal.example
# Bewerberprofil NP-2208
CNC-Zerspanungsmechaniker
Wohnort Fürth, Jahrgang 1990, Führerschein und Pkw
Frei ab: vier Wochen zum Monatsende
## Berufliche Stationen
05/2017 – heute	CNC-Dreher, Schaeffler, Herzogenaurach
02/2011 – 04/2017	Zerspanungsmechaniker, Baumüller, Nürnberg
## Ausbildung
2007 – 2011	Zerspanungsmechaniker, IHK Nürnberg
## Einschätzung
Ruhig, sauber, schichtbereit
`,
  }),
  cv('03-de-at-marketing', 'doc', 'de', 'AT', {
    names: ['Maximilian Graf', 'Mag. (FH) Maximilian Graf', 'Mag. (FH) Maximilian Graf, BA'],
    email: 'max.graf@murpost.example',
    phone: '0660 555 0148',
    city: 'Graz',
    languages: ['Deutsch', 'Englisch', 'Slowenisch'],
    jobs: [
      'Marketingleiter | Zotter Schokoladen | | 2019-11 | now',
      'Produktmanager | Saubermacher | | 2012-07 | 2019-10',
    ],
    page: `
> **Mag. (FH) Maximilian Graf, BA**
> Leonhardstraße 30, 8010 Graz
> 0660 555 0148, max.graf@murpost.example
^ **BERUFSERFAHRUNG**
**Marketingleiter**
Zotter Schokoladen, Riegersburg
November 2019 – dato
**Produktmanager**
Saubermacher, Feldkirchen
Juli 2012 – Oktober 2019
^ **AUSBILDUNG**
FH Joanneum, Marketing und Sales, 2008 – 2012
^ **SPRACHEN**
Deutsch, Englisch, Slowenisch
`,
  }),
  cv('04-fr-photo', 'pdf', 'fr', 'FR', {
    names: ['Jean-Baptiste Moulin'],
    email: 'jb.moulin@boitedrome.example',
    phone: '06 39 98 72 61',
    city: 'Valence',
    headline: 'Conducteur de travaux',
    jobs: [
      'Conducteur de travaux | Eiffage Route | | 2018-06 | now',
      'Chef de chantier | Colas | | 2009-09 | 2018-05',
    ],
    page: `
PIC photo | photo d’identité
**Jean-Baptiste MOULIN** | 06 39 98 72 61 | jb.moulin@boitedrome.example
Conducteur de travaux
14 avenue Sadi-Carnot, 26000 Valence
# Expériences
Depuis juin 2018 – Conducteur de travaux – Eiffage Route, Valence
Enrobés, giratoires, équipes de 25 compagnons
Sept. 2009 – mai 2018 – Chef de chantier – Colas, Montélimar
# Formation
BTS Travaux publics, lycée Roger-Deschaux, Sassenage, 2009
# Loisirs
Pétanque, vélo, moulins à vent (collection)
`,
  }),
  cv('05-fr-epouse', 'docx', 'fr', 'FR', {
    names: [
      'Nadia Benali épouse Fabre',
      'Nadia Benali',
      'Nadia Fabre',
      'Nadia Benali-Fabre',
      'Nadia Benali Fabre',
      'Benali épouse Fabre Nadia',
    ],
    email: 'nadia.fabre34@poste-herault.example',
    phone: '06 39 98 30 48',
    city: 'Béziers',
    jobs: [
      'Hôtesse de caisse | Intermarché | | 2016-02 | now',
      'Employée de mairie | Mairie de Sérignan | | 2010-09 | 2015-12',
    ],
    page: `
Mme BENALI épouse FABRE Nadia
Résidence Les Oliviers, bât. C
34500 Béziers
Portable : 06 39 98 30 48
nadia.fabre34@poste-herault.example
Mariée, 3 enfants, permis B et véhicule
# EXPÉRIENCES PROFESSIONNELLES
De février 2016 à ce jour : Hôtesse de caisse, Intermarché, Béziers
De septembre 2010 à décembre 2015 : Employée de mairie, Mairie de Sérignan
# FORMATION
BEP vente, lycée Jean-Mermoz, Béziers, 2003
# DIVERS
Cuisine, couture, parents d’élèves
`,
  }),
  cv('06-fr-ch-tableau', 'doc', 'fr', 'CH', {
    names: ['Thi Lan Anh Nguyen', 'Nguyen Thi Lan Anh', 'Lan Anh Nguyen'],
    email: 'lananh.nguyen@lemanposte.example',
    phone: '021 555 01 37',
    city: 'Renens',
    languages: ['Français', 'Vietnamien', 'Anglais'],
    jobs: [
      'Assistante dentaire | Clinique dentaire de la Source | | 2015-08 | now',
      'Vendeuse | Manor | | 2010-01 | 2012-07',
    ],
    page: `
**Curriculum vitae**
|| 5 12
| Nom et prénoms | Nguyen Thi Lan Anh
| Adresse | Avenue du 14-Avril 9, 1020 Renens
| Téléphone | 021 555 01 37
| Courriel | lananh.nguyen@lemanposte.example
| État civil | célibataire
| Permis | C
^ **Activités**
|| 5 12
| 08.2015 – à ce jour | Assistante dentaire\\Clinique dentaire de la Source, Lausanne
| 01.2010 – 07.2012 | Vendeuse\\Manor, Lausanne
^ **Formation**
CFC d’assistante dentaire, Lausanne, 2015
^ **Langues**
Français, Vietnamien, Anglais
`,
  }),
  cv('07-es-nacho', 'docx', 'es', 'ES', {
    names: ['José Ignacio (Nacho) Romero Blanco', 'José Ignacio Romero Blanco', 'Nacho Romero Blanco'],
    email: 'nachoromero@correopisuerga.example',
    phone: '655 550 377',
    city: 'Valladolid',
    headline: 'Comercial de vinos',
    jobs: ['Comercial | Bodegas Emina | | 2019-09 | now', 'Camarero | Los Zagales | | 2011-06 | 2019-08'],
    page: `
! José Ignacio (Nacho) Romero Blanco
Comercial de vinos
Paseo Zorrilla 80, Valladolid
655 550 377 / nachoromero@correopisuerga.example
# Trayectoria
**Comercial**, Bodegas Emina, Valbuena de Duero
Septiembre 2019 – hoy
120 clientes de hostelería, catas los jueves
**Camarero**, Los Zagales, Valladolid
Junio 2011 – agosto 2019
# Formación
Técnico en Servicios de Restauración, Escuela de Hostelería Diego de Praves, 2011
WSET nivel 2
`,
  }),
  cv('08-es-ar-diseno', 'doc', 'es', 'AR', {
    names: ['Rocío Paz'],
    email: 'holasoyro@correorosario.example',
    phone: '0341 555 0171',
    city: 'Rosario',
    headline: 'Diseñadora de indumentaria',
    languages: ['Español', 'Portugués'],
    jobs: [
      'Diseñadora | Falabella Moda SRL | | 2021-03 | now',
      'Modelista | Taller Ludueña | | 2016-08 | 2021-02',
    ],
    page: `
Diseñadora de indumentaria
**Rocío Paz**
Rosario, Santa Fe. Cel. 0341 555 0171. holasoyro@correorosario.example
^ **Experiencia**
Marzo 2021 – presente
Diseñadora – Falabella Moda SRL
Cápsulas de punto, fichas técnicas
Agosto 2016 – febrero 2021
Modelista – Taller Ludueña
^ **Estudios**
Tecnicatura en Indumentaria, Instituto Gaudí, 2016
^ **Idiomas**
Español, Portugués
`,
  }),
  cv('09-es-apellidos-antes', 'pdf', 'es', 'ES', {
    names: ['Iñaki Castro Urrutia'],
    email: 'icastro@goierriposta.example',
    phone: '655 550 406',
    city: 'Beasain',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: ['Ajustador | CAF | | 2012-11 | now', 'Fresador | Talleres Garitano | | 2006-07 | 2012-10'],
    page: `
**CASTRO URRUTIA, Iñaki**
Kale Nagusia 15, 20200 Beasain (Gipuzkoa)
Tfno. 655 550 406, icastro@goierriposta.example
DNI y carné B
# EXPERIENCIA
11/2012 – actualidad: Ajustador en CAF, Beasain
07/2006 – 10/2012: Fresador en Talleres Garitano, Ordizia
# FORMACIÓN
Técnico Superior en Producción por Mecanizado, Goierri Eskola, 2006
# IDIOMAS
Castellano, Euskera, Inglés
`,
  }),
  cv('10-it-magazziniere', 'pdf', 'it', 'IT', {
    names: ['Muhammad Usman Tariq'],
    email: 'usmantariq91@postabrescia.example',
    phone: '030 555 0127',
    city: 'Brescia',
    headline: 'Magazziniere',
    languages: ['Italiano', 'Urdu', 'Inglese'],
    jobs: [
      'Magazziniere | Italmark | | 2018-02 | now',
      'Addetto imballaggio | Cooperativa Il Ponte | | 2014-06 | 2018-01',
    ],
    page: `
MAGAZZINIERE
! MUHAMMAD USMAN TARIQ
Via Milano 118, 25126 Brescia – 030 555 0127 – usmantariq91@postabrescia.example
# ESPERIENZE LAVORATIVE
Febbraio 2018 – oggi
Magazziniere, Italmark, Brescia
Muletto, ricevimento merci, inventari
Giugno 2014 – gennaio 2018
Addetto imballaggio, Cooperativa Il Ponte, Rezzato
# ISTRUZIONE
Licenza media, CPIA Brescia, 2013
# LINGUE
Italiano, Urdu, Inglese
# PATENTI
B, patentino muletto
`,
  }),
  cv('11-it-elettricista', 'doc', 'it', 'IT', {
    names: ['Davide Ancona', 'Ancona Davide'],
    email: 'impianti.davide@postafano.example',
    phone: '0721 555 013',
    city: 'Fano',
    jobs: [
      'Elettricista | Ferretti Group | | 2017-10 | now',
      'Elettricista | Elettro Metauro srl | | 2008-01 | 2017-09',
    ],
    page: `
> CURRICULUM VITAE
> **ANCONA DAVIDE**
^ Nato a Pesaro il 7 settembre 1987
Residente a Fano, via Roma 161
Cellulare 0721 555 013
impianti.davide@postafano.example
^ **LAVORO**
10/2017 – oggi: Elettricista, Ferretti Group, Ancona
01/2008 – 09/2017: Elettricista, Elettro Metauro srl, Fano
^ **STUDI**
Qualifica di installatore elettrico, IPSIA Volta, Fano, 2006
^ Autorizzo l’uso dei dati ai sensi del GDPR.
`,
  }),
  cv('12-pt-br-enfermagem', 'docx', 'pt', 'BR', {
    names: ['Thaís Helena Nascimento de Jesus'],
    email: 'thaishnj@correiobaiano.example',
    phone: '(71) 95550-0163',
    city: 'Salvador',
    headline: 'Técnica de Enfermagem',
    jobs: [
      'Técnica de Enfermagem | Hospital Santa Izabel | | 2019-05 | now',
      'Cuidadora de idosos | Residencial Bem Viver | | 2015-02 | 2019-04',
    ],
    page: `
! Thaís Helena Nascimento de Jesus
Técnica de Enfermagem – COREN-BA ativo
Brotas, Salvador – BA
(71) 95550-0163
thaishnj@correiobaiano.example
# Experiência profissional
**Hospital Santa Izabel** – Técnica de Enfermagem
Maio de 2019 – atual
UTI adulto, plantão noturno 12x36
**Residencial Bem Viver** – Cuidadora de idosos
Fevereiro de 2015 – abril de 2019
# Formação
Técnico em Enfermagem, Escola de Saúde da Bahia, 2014
`,
  }),
  cv('13-pt-eu', 'pdf', 'pt', 'PT', {
    names: ['Aurélio Prata'],
    phone: '914 555 028',
    city: 'Évora',
    jobs: [
      'Encarregado agrícola | Herdade do Freixo | | 2009-03 | now',
      'Tratorista | Cooperativa de Redondo | | 1996-06 | 2009-02',
    ],
    page: `
# CURRÍCULO
Eu, Aurélio Prata, natural de Redondo e morador em Évora, venho por este meio apresentar o meu percurso.
Contacto: 914 555 028 (não tenho correio eletrónico)
# TRABALHO
Desde março de 2009: Encarregado agrícola, Herdade do Freixo, Redondo
Vinha, olival, rega, pessoal da apanha
De junho de 1996 a fevereiro de 2009: Tratorista, Cooperativa de Redondo
# ESTUDOS
9.º ano, Escola Hernâni Cidade, Redondo, 1994
Aplicador de fitofármacos, 2015
^ Com os melhores cumprimentos,
A. Prata
`,
  }),
  cv('14-nl-wijkverpleging', 'doc', 'nl', 'NL', {
    names: ['Tjitske de Haan-Postma', 'Tjitske de Haan - Postma'],
    email: 't.postma@terpmail.example',
    phone: '06 55502641',
    city: 'Drachten',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Fries'],
    jobs: [
      'Wijkverpleegkundige | Buurtzorg | | 2014-03 | now',
      'Verpleegkundige | Ziekenhuis Nij Smellinghe | | 2003-09 | 2014-02',
    ],
    page: `
! Tjitske de Haan-Postma
Wijkverpleegkundige
De Drift 44, 9203 Drachten, tel. 06 55502641, t.postma@terpmail.example
# Werkervaring
maart 2014 – heden	Wijkverpleegkundige, Buurtzorg, Surhuisterveen
sept. 2003 – febr. 2014	Verpleegkundige, Ziekenhuis Nij Smellinghe, Drachten
# Opleiding
HBO-V, Noordelijke Hogeschool Leeuwarden, 1999 – 2003
# Talen
Nederlands, Fries
# Hobby’s
Kaatsen, moestuin
`,
  }),
  cv('15-nl-bureau', 'pdf', 'nl', 'NL', {
    names: ['Ömer Faruk Yılmaz'],
    city: 'Hengelo',
    headline: 'Onderhoudsmonteur',
    jobs: ['Onderhoudsmonteur | Grolsch | | 2019-06 | now', 'Monteur | Thales | | 2013-09 | 2019-05'],
    page: `
HEAD Kanaal Techniek Detachering – Marjolein ter Horst – 053 555 0112 – marjolein@kanaaltechniek.example
**Kandidaat: Ömer Faruk Yılmaz**
Onderhoudsmonteur
Woonplaats: Hengelo
Beschikbaar: in overleg
Rijbewijs: B
# Werkervaring
06/2019 – heden	Onderhoudsmonteur, Grolsch, Enschede
Storingen afvullijn, smeerronden, TPM
09/2013 – 05/2019	Monteur, Thales, Hengelo
# Opleiding
MBO 3 Mechatronica, ROC van Twente, 2013
# Certificaten
VCA, NEN 3140
`,
  }),
  cv('16-nl-delen', 'docx', 'nl', 'NL', {
    names: ['Sanne van den Berg'],
    email: 'svdberg02@betuwepost.example',
    phone: '06 55509958',
    city: 'Tiel',
    jobs: [
      'Medewerker binnendienst | Kuehne + Nagel | | 2023-08 | now',
      'Kassamedewerker | Jumbo | | 2019-05 | 2023-07',
    ],
    page: `
# Persoonlijke gegevens
|| 5 12
| Voornaam | Sanne
| Tussenvoegsel | van den
| Achternaam | Berg
| Woonplaats | Tiel
| Mobiel | 06 55509958
| Mail | svdberg02@betuwepost.example
# Werk
|| 5 12
| aug 2023 – nu | Medewerker binnendienst, Kuehne + Nagel, Tiel
| mei 2019 – jul 2023 | Kassamedewerker, Jumbo, Geldermalsen
# Opleiding
|| 5 12
| 2020 – 2023 | MBO 4 Logistiek supervisor, ROC Rivor
| 2015 – 2020 | Havo, Lingecollege
`,
  }),
  cv('17-sv-jurist', 'docx', 'sv', 'SE', {
    names: ['Lovisa af Ekenstam'],
    email: 'l.afekenstam@uplandpost.example',
    phone: '070-555 01 63',
    city: 'Uppsala',
    headline: 'Jurist med inriktning på offentlig upphandling',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Upphandlingsjurist | Region Uppsala | | 2019-02 | now',
      'Biträdande jurist | Advokatfirman Kahn Pedersen | | 2015-09 | 2019-01',
    ],
    page: `
Jurist med inriktning på offentlig upphandling
# Lovisa af Ekenstam
Övre Slottsgatan 6, 753 10 Uppsala
070-555 01 63 | l.afekenstam@uplandpost.example
## Erfarenhet
**Upphandlingsjurist**, Region Uppsala
februari 2019 – nu
**Biträdande jurist**, Advokatfirman Kahn Pedersen, Stockholm
september 2015 – januari 2019
## Utbildning
Juristexamen, Uppsala universitet, 2015
## Språk
Svenska, Engelska, Franska
`,
  }),
  cv('18-sv-sidfot', 'doc', 'sv', 'SE', {
    names: ['Zahra Ahmadi'],
    email: 'zahra.ahmadi@skanebrev.example',
    phone: '070-555 01 09',
    city: 'Malmö',
    languages: ['Svenska', 'Dari', 'Engelska'],
    jobs: ['Barnskötare | Malmö stad | | 2020-08 | now', 'Lokalvårdare | Samhall | | 2017-03 | 2020-07'],
    page: `
# Om mig
Trygg och glad barnskötare som bor i Malmö och tycker om att vara ute i alla väder.
070-555 01 09, zahra.ahmadi@skanebrev.example
# Arbetslivserfarenhet
aug 2020 – pågående	Barnskötare, Malmö stad, förskolan Fiskgjusen
mars 2017 – juli 2020	Lokalvårdare, Samhall, Malmö
# Utbildning
Barn- och fritidsprogrammet, Komvux Malmö, 2020
# Språk
Svenska, Dari, Engelska
FOOT CV Zahra Ahmadi
`,
  }),
  cv('19-da-elektriker', 'pdf', 'da', 'DK', {
    names: ['Jens Peter Smed'],
    email: 'jps@thypost.example',
    phone: '22 55 01 47',
    city: 'Thisted',
    headline: 'Elektriker',
    jobs: [
      'Elektriker | Kemp & Lauritzen | | 2012-04 | now',
      'Serviceelektriker | Thisted El-Service | | 2003-08 | 2012-03',
    ],
    page: `
> CURRICULUM VITAE
! Jens Peter Smed
Elektriker
Østerbakken 31, 7700 Thisted
Tlf. 22 55 01 47, jps@thypost.example
# Arbejde
April 2012 – nu: Elektriker, Kemp & Lauritzen, Thisted
Vindmøller, tavler, nødstrøm
August 2003 – marts 2012: Serviceelektriker, Thisted El-Service
# Uddannelse
Svendebrev, EUC Nordvest, 2003
# Privat
Gift med Lone, tre drenge, jagttegn
`,
  }),
  cv('20-da-jobcenter', 'docx', 'da', 'DK', {
    names: ['Kirsten Holm Nielsen'],
    email: 'khn58@vendelpost.example',
    phone: '23 55 01 72',
    city: 'Hjørring',
    jobs: [
      'Kontorassistent | Hjørring Varmeforsyning | | 2008-01 | 2025-06',
      'Bogholder | Nordjyske Trælast | | 1995-08 | 2007-12',
    ],
    page: `
Jobcenter Hjørring
~ Jobkonsulent Pia Østergaard
^ **Ansøger: Kirsten Holm Nielsen**
Adresse: Banegårdspladsen 5, 9800 Hjørring
Telefon: 23 55 01 72
Mail: khn58@vendelpost.example
^ **Ansættelser**
Januar 2008 – juni 2025
Kontorassistent, Hjørring Varmeforsyning
August 1995 – december 2007
Bogholder, Nordjyske Trælast, Brønderslev
^ **Uddannelse**
HH, Hjørring Handelsskole, 1986
^ **It**
Navision, Excel, e-Boks
`,
  }),
  cv('21-no-navn', 'doc', 'en', 'NO', {
    spoken: 'no',
    names: ['Mohamed Abdi Farah'],
    email: 'mafarah@groruposten.example',
    phone: '455 55 083',
    city: 'Oslo',
    languages: ['Norsk', 'Somali', 'Engelsk'],
    jobs: ['Bussjåfør | Unibuss | | 2017-11 | now', 'Renholder | Toma | | 2012-02 | 2017-10'],
    page: `
# Curriculum Vitae
|| 4 13
| Navn | Mohamed Abdi Farah
| Født | 01.01.1985
| Adresse | Ammerudveien 60, 0958 Oslo
| Telefon | 455 55 083
| E-post | mafarah@groruposten.example
# Arbeid
|| 4 13
| 11/2017 – nå | Bussjåfør, Unibuss, Oslo
| 02/2012 – 10/2017 | Renholder, Toma, Oslo
# Skole
|| 4 13
| 2016 | Norskprøve B2, Rosenhof voksenopplæring
# Språk
Norsk, Somali, Engelsk
`,
  }),
  cv('22-no-prosjekt', 'pdf', 'en', 'NO', {
    spoken: 'no',
    names: ['Kjersti Bjørnstad Haug'],
    email: 'k.bjornstad@sorlandspost.example',
    phone: '933 55 471',
    city: 'Kristiansand',
    headline: 'Prosjektleder bygg',
    jobs: ['Prosjektleder | Veidekke | | 2019-04 | now', 'Anleggsleder | AF Gruppen | | 2012-08 | 2019-03'],
    page: `
[[ 10 7
! Kjersti
! Bjørnstad Haug
Prosjektleder bygg
---
Markens gate 22
4611 Kristiansand
933 55 471
k.bjornstad@sorlandspost.example
]]
# Yrkeserfaring
**Prosjektleder, Veidekke**
april 2019 – nå
Skole og svømmehall, totalentreprise 310 mill.
**Anleggsleder, AF Gruppen**
august 2012 – mars 2019
# Utdanning
Ingeniør bygg, Universitetet i Agder, 2012
`,
  }),
  cv('23-pl-kadry', 'doc', 'en', 'PL', {
    spoken: 'pl',
    names: ['Agata Kowalska', 'Kowalska Agata'],
    email: 'agata.nowicka@listlodz.example',
    phone: '503 555 182',
    city: 'Łódź',
    languages: ['angielski'],
    jobs: [
      'Specjalistka ds. kadr i płac | Rossmann | | 2018-09 | now',
      'Referentka | Urząd Miasta Łodzi | | 2012-01 | 2018-08',
    ],
    page: `
Curriculum Vitae
**KOWALSKA AGATA**
90-361 Łódź, ul. Piotrkowska 270
tel. kom. 503 555 182
agata.nowicka@listlodz.example
^ **DOŚWIADCZENIE**
wrzesień 2018 – do chwili obecnej
Specjalistka ds. kadr i płac, Rossmann, Łódź
styczeń 2012 – sierpień 2018
Referentka, Urząd Miasta Łodzi
^ **WYKSZTAŁCENIE**
Uniwersytet Łódzki, administracja, 2011
^ **JĘZYKI OBCE**
angielski
^ **ZAINTERESOWANIA**
kryminały, rower
`,
  }),
  cv('24-pl-restauracja', 'docx', 'en', 'PL', {
    spoken: 'pl',
    names: ['Tuan Anh Le', 'Tomek Le', 'Tuan Anh (Tomek) Le', 'Tuan Anh „Tomek” Le'],
    email: 'tomek.le@listwola.example',
    phone: '504 555 231',
    city: 'Warszawa',
    headline: 'Menedżer restauracji',
    languages: ['polski', 'wietnamski', 'angielski'],
    jobs: ['Menedżer restauracji | Vietnamka | | 2021-05 | now', 'Kelner | Sphinx | | 2016-10 | 2021-04'],
    page: `
! Tuan Anh „Tomek” Le
Menedżer restauracji
Warszawa, Wola • 504 555 231 • tomek.le@listwola.example
# Doświadczenie
**Menedżer restauracji**, Vietnamka, Warszawa
maj 2021 – obecnie
Grafiki, dostawy, 18 osób w zespole
**Kelner**, Sphinx, Warszawa
październik 2016 – kwiecień 2021
# Edukacja
Technikum gastronomiczne, ul. Poznańska, Warszawa, 2016
# Języki
polski, wietnamski, angielski
`,
  }),
];
