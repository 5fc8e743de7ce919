import type { Format, Language, Sheet } from './sheet.ts';

type Told = Pick<Sheet, 'names' | 'jobs' | 'page'> & Partial<Sheet>;

const cv = (id: string, format: Format, lang: Language, agency: string, told: Told): Sheet => ({
  id: `twelfth-c${id}`,
  layout: 'twelfth',
  format,
  lang,
  agency,
  shown: told.names[0] ?? '',
  edu: [],
  untold: true,
  ...told,
});

/** Fifteen more of the kind of the twelfth lot, by the same author on the same day. They are only ever run. All people are made up. */
export const BY_HAND_TWELFTH_CLOSED: Sheet[] = [
  cv('01-es-camarero', 'docx', 'es', 'ES', {
    names: ['Yeray Santana Quintero'],
    email: 'yeray.santana@correo-canario.example',
    phone: '690 55 41 07',
    city: 'Telde',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Jefe de sala | Restaurante La Marea Alta | | 2021 | now',
      'Camarero | Hotel Dunas de Meloneras | | 2016 | 2021',
      'Ayudante de camarero | Bar Casa Pepa | | 2014 | 2016',
    ],
    dates: 'year',
    page: `
[[ 6 11
PIC Foto | Retrato
**YERAY SANTANA QUINTERO**
🎂 17/02/1995
📍 Telde, Las Palmas
📞 690 55 41 07
✉ yeray.santana@correo-canario.example
**IDIOMAS**
Español: nativo
Inglés: alto
Alemán: medio
**CARNÉS**
Carné B
Manipulador de alimentos
---
**SOBRE MÍ**
Diez años sirviendo mesas y todavía me gusta.
**MI EXPERIENCIA**
🍽 **Jefe de sala** en Restaurante La Marea Alta
Desde 2021 hasta hoy. Las Palmas.
🍽 **Camarero** en Hotel Dunas de Meloneras
De 2016 a 2021. Maspalomas. Buffet y banquetes.
🍽 **Ayudante de camarero** en Bar Casa Pepa
De 2014 a 2016. Telde.
**MIS ESTUDIOS**
🎓 Grado medio de Servicios en Restauración
IES Faro de Maspalomas, 2012-2014
]]
`,
  }),
  cv('02-es-mx-ejecutiva', 'pdf', 'es', 'MX', {
    names: ['Ana Sofía del Valle Arizpe'],
    email: 'asdelvalle@correo-regio.example',
    phone: '+52 81 2555 0163',
    city: 'San Pedro Garza García',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Directora de Mercadotecnia | Grupo Alimentos Sierra Madre | | 2021-04 | now',
      'Gerente de Marca | Grupo Alimentos Sierra Madre | | 2016-09 | 2021-03',
      'Coordinadora de Trade Marketing | Lácteos Cumbres | | 2012-01 | 2016-08',
    ],
    page: `
> ANA SOFÍA DEL VALLE ARIZPE
> San Pedro Garza García, N.L. · +52 81 2555 0163 · asdelvalle@correo-regio.example
**RESUMEN EJECUTIVO**
Ejecutiva de mercadotecnia con más de 12 años de experiencia en consumo masivo.
**TRAYECTORIA PROFESIONAL**
**GRUPO ALIMENTOS SIERRA MADRE** (Abr 2021 – Actual)
**Directora de Mercadotecnia**
* Responsable de 9 marcas y un presupuesto de 140 mdp
**GRUPO ALIMENTOS SIERRA MADRE** (Sep 2016 – Mar 2021)
**Gerente de Marca**
* Lanzamiento de la línea sin lactosa
**LÁCTEOS CUMBRES** (Ene 2012 – Ago 2016)
**Coordinadora de Trade Marketing**
**PREPARACIÓN ACADÉMICA**
Lic. en Mercadotecnia, Tecnológico de Monterrey (2007 – 2011)
Diplomado en Data Analytics, EGADE (2019)
**IDIOMAS**
Español (nativo), Inglés (avanzado), Francés (básico)
`,
  }),
  cv('03-fr-aide-soignante', 'docx', 'fr', 'FR', {
    names: ['Fatoumata Diallo-Mercier'],
    email: 'f.diallomercier@boite-mail.example',
    phone: '06 44 55 18 93',
    city: 'Montreuil',
    languages: ['Français', 'Peul'],
    jobs: [
      'Aide-soignante | EHPAD Les Tilleuls | | 2019-11 | now',
      'Aide à domicile | Association Présence & Soins | | 2015-02 | 2019-10',
      'Agent de service hospitalier | Clinique du Parc Beaumont | | 2012-09 | 2015-01',
    ],
    page: `
|| 10 7
| **Fatoumata DIALLO-MERCIER**\\8 rue Parmentier, 93100 Montreuil\\Née le 04/04/1988 | 06 44 55 18 93\\f.diallomercier@boite-mail.example
> **AIDE-SOIGNANTE DIPLÔMÉE D'ÉTAT**
**Expérience**
De novembre 2019 à aujourd'hui
EHPAD Les Tilleuls (Montreuil) – Aide-soignante
Toilettes, aide aux repas, transmissions.
De février 2015 à octobre 2019
Association Présence & Soins (Bagnolet) – Aide à domicile
De septembre 2012 à janvier 2015
Clinique du Parc Beaumont (Vincennes) – Agent de service hospitalier
**Diplômes**
2019 Diplôme d'État d'aide-soignant, IFAS de Montreuil
2006 BEP Carrières sanitaires et sociales
**Langues**
Français, Peul
**Divers**
Permis B en cours. PSC1.
`,
  }),
  cv('04-fr-be-indep', 'pdf', 'fr', 'BE', {
    names: ['Benoît Vandenbulcke'],
    email: 'benoit@vdb-conseil.example',
    phone: '0470 55 19 26',
    city: 'Liège',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Consultant SAP | VDB Conseil SRL | | 2020-01 | now',
      'Key user logistique | Acier Meuse SA | | 2014-05 | 2019-12',
      'Magasinier | Acier Meuse SA | | 2009-03 | 2014-04',
    ],
    page: `
HEAD Benoît Vandenbulcke – Consultant – benoit@vdb-conseil.example
! Benoît Vandenbulcke
Liège · 0470 55 19 26
# Activité professionnelle
VDB Conseil SRL	depuis 01/2020
**Consultant SAP**
Missions chez des clients de la sidérurgie et de l'agroalimentaire.
Acier Meuse SA	05/2014 – 12/2019
**Key user logistique**
Acier Meuse SA	03/2009 – 04/2014
**Magasinier**
# Études
Bachelier en logistique, Haute École de la Province de Liège	2008
# Connaissances linguistiques
Français : langue maternelle
Néerlandais : B2
Anglais : B1
# Centres d'intérêt
Vélo, brassage
`,
  }),
  cv('05-it-commessa', 'pdf', 'it', 'IT', {
    names: ['Noemi Di Girolamo'],
    email: 'noemi.digirolamo@posta-abruzzo.example',
    phone: '+39 388 555 0177',
    city: 'Pescara',
    languages: ['Italiano', 'Inglese', 'Rumeno'],
    jobs: [
      'Responsabile di negozio | Calzature Adriatiche S.r.l. | | 2022-03 | now',
      'Addetta alle vendite | Calzature Adriatiche S.r.l. | | 2018-10 | 2022-02',
      'Barista | Bar Centrale di Piero Serafini | | 2016-05 | 2018-09',
    ],
    page: `
[[ 5.5 11.5
**NOEMI**
**DI GIROLAMO**
Responsabile di negozio
__Contatti__
Pescara
+39 388 555 0177
noemi.digirolamo@
posta-abruzzo.example
__Lingue__
Italiano – madrelingua
Inglese – B1
Rumeno – A2
__Competenze__
Visual merchandising
Gestione turni
Inventario
---
**CHI SONO**
Lavoro con il pubblico da otto anni e non mi sono ancora stancata.
**COSA HO FATTO**
**mar 2022 – presente**
Responsabile di negozio – Calzature Adriatiche S.r.l., Pescara
**ott 2018 – feb 2022**
Addetta alle vendite – Calzature Adriatiche S.r.l., Chieti
**mag 2016 – set 2018**
Barista – Bar Centrale di Piero Serafini, Francavilla
**COSA HO STUDIATO**
**2011 – 2016**
Liceo linguistico G. Marconi, Pescara
]]
`,
  }),
  cv('06-it-ingegnere', 'doc', 'it', 'IT', {
    names: ['Pierluigi Antonio Zanchetta', 'Pierluigi Zanchetta'],
    email: 'p.zanchetta@ordine-ing.example',
    phone: '0422 555 018',
    city: 'Treviso',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Direttore tecnico | Marca Impianti S.p.A. | | 2016-01 | now',
      'Progettista impianti | Studio Associato Bortolin | | 2009-05 | 2015-12',
      'Tirocinante | Termica Veneta S.n.c. | | 2008-10 | 2009-04',
    ],
    aside: [2],
    page: `
Ing. Pierluigi Antonio Zanchetta
Via Feltrina 19 – 31100 Treviso – tel. 0422 555 018 – p.zanchetta@ordine-ing.example
nato a Conegliano (TV) il 30/01/1982

Carriera professionale

gennaio 2016 → oggi	Marca Impianti S.p.A., Villorba (TV)
	Direttore tecnico
	Coordinamento di 12 progettisti; commesse fino a 4 M€
maggio 2009 → dicembre 2015	Studio Associato Bortolin, Treviso
	Progettista impianti
	Impianti meccanici per ospedali e scuole
ottobre 2008 → aprile 2009	Termica Veneta S.n.c., Oderzo
	Tirocinante

Studi

2008	Laurea specialistica in Ingegneria Meccanica, Università di Padova
2000	Maturità scientifica, Liceo Da Vinci, Treviso

Lingue

Inglese fluente; Tedesco discreto
`,
  }),
  cv('07-pt-br-dev', 'pdf', 'pt', 'BR', {
    names: ['Wesley Gonçalves Batista'],
    email: 'wesleygb.dev@correio-mg.example',
    phone: '+55 (31) 99155-0148',
    city: 'Belo Horizonte',
    languages: ['Inglês'],
    jobs: [
      'Desenvolvedor Full Stack | Minas Pagamentos | | 2022-02 | now',
      'Desenvolvedor Front-end Júnior | Agência Pequi Digital | | 2020-03 | 2022-01',
      'Auxiliar administrativo | Autopeças Contorno | | 2017-01 | 2020-02',
    ],
    page: `
! Wesley Gonçalves Batista
Desenvolvedor Full Stack | React | Node.js
📍 Belo Horizonte – MG | 📱 +55 (31) 99155-0148 | 📧 wesleygb.dev@correio-mg.example | github.com/wesleygb-x
# Resumo profissional
Desenvolvedor com 4 anos de experiência, apaixonado por código limpo e pão de queijo.
# Experiência
**Desenvolvedor Full Stack** @ Minas Pagamentos
fev. de 2022 – até o momento | Remoto
* APIs em Node.js, filas com RabbitMQ
**Desenvolvedor Front-end Júnior** @ Agência Pequi Digital
mar. de 2020 – jan. de 2022 | Belo Horizonte
**Auxiliar administrativo** @ Autopeças Contorno
jan. de 2017 – fev. de 2020 | Contagem
# Formação
Análise e Desenvolvimento de Sistemas – PUC Minas (2018 – 2020)
# Idiomas
Inglês: avançado
`,
  }),
  cv('08-pt-europass', 'docx', 'pt', 'PT', {
    names: ['Catarina Isabel Meireles Sarmento', 'Catarina Meireles Sarmento'],
    email: 'cims.psicologia@caixa-pt.example',
    phone: '+351 936 555 014',
    city: 'Braga',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Psicóloga escolar | Agrupamento de Escolas do Este | | 2017-09 | now',
      'Psicóloga | IPSS Casa da Ponte | | 2013-02 | 2017-08',
      'Operadora de caixa | Hipermercado Bracarense | | 2010-06 | 2013-01',
    ],
    page: `
|| 5.5 11.5
| **INFORMAÇÃO PESSOAL** | **Catarina Isabel Meireles Sarmento**
| | Rua do Souto 210, 4700-329 Braga (Portugal)
| | +351 936 555 014
| | cims.psicologia@caixa-pt.example
| | Sexo Feminino | Data de nascimento 19/08/1988 | Nacionalidade Portuguesa
| **EXPERIÊNCIA PROFISSIONAL** |
| 01/09/2017 – Presente | **Psicóloga escolar**
| | Agrupamento de Escolas do Este, Braga (Portugal)
| | ▪ Orientação vocacional do 9.º ano
| 01/02/2013 – 31/08/2017 | **Psicóloga**
| | IPSS Casa da Ponte, Guimarães (Portugal)
| 01/06/2010 – 31/01/2013 | **Operadora de caixa**
| | Hipermercado Bracarense, Braga (Portugal)
| **EDUCAÇÃO E FORMAÇÃO** |
| 2007 – 2012 | **Mestrado integrado em Psicologia**
| | Universidade do Minho, Braga
| **COMPETÊNCIAS PESSOAIS** |
| Língua materna | Português
| Outras línguas | Inglês (B2), Francês (B1)
`,
  }),
  cv('09-nl-logistiek', 'docx', 'nl', 'NL', {
    names: ['Sjoerd Hoekstra'],
    email: 's.hoekstra@friesepost.example',
    phone: '06-55 01 73 20',
    city: 'Drachten',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Teamleider magazijn | Noorderlicht Logistiek | | 2018-05 | now',
      'Heftruckchauffeur | Groothandel De Vries BV | | 2012-09 | 2018-04',
      'Productiemedewerker | Zuivelfabriek It Griene Lân | | 2008-01 | 2012-08',
    ],
    page: `
! CV
**Sjoerd Hoekstra**
Noorderdwarsvaart 61
9203 Drachten
06-55 01 73 20
s.hoekstra@friesepost.example
**Loopbaan**
Teamleider magazijn bij Noorderlicht Logistiek
Sinds mei 2018
- Leidinggeven aan 16 mensen in twee ploegen
- Verantwoordelijk voor voorraadbetrouwbaarheid
Heftruckchauffeur bij Groothandel De Vries BV
Van september 2012 t/m april 2018
Productiemedewerker bij Zuivelfabriek It Griene Lân
Van januari 2008 t/m augustus 2012
**Scholing**
VMBO Techniek, OSG Singelland, 2007
Heftruckcertificaat, 2012 (verlengd 2022)
**Taalkennis**
Nederlands, Fries, Engels
**Vrije tijd**
Kaatsen, skûtsjesilen
`,
  }),
  cv('10-nl-be-leerkracht', 'pdf', 'nl', 'BE', {
    names: ["Lieselot D'Hondt"],
    email: 'lieselot.dhondt@schoolmail-be.example',
    phone: '+32 478 55 01 64',
    city: 'Aalst',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Zorgcoördinator | Basisschool De Klimtoren | | 2019-09 | now',
      'Leerkracht derde leerjaar | Basisschool De Klimtoren | | 2013-09 | 2019-08',
      'Interimleerkracht | Scholengroep Denderland | | 2012-09 | 2013-06',
    ],
    page: `
> **Lieselot D'Hondt**
> Zorgcoördinator
> Aalst  |  +32 478 55 01 64  |  lieselot.dhondt@schoolmail-be.example
# PROFESSIONELE ERVARING
|| 12 5
| **Basisschool De Klimtoren**, Aalst | 2013 – heden
Zorgcoördinator	september 2019 – heden
Leerkracht derde leerjaar	september 2013 – augustus 2019
|| 12 5
| **Scholengroep Denderland** | 2012 – 2013
Interimleerkracht	september 2012 – juni 2013
# OPLEIDING
|| 12 5
| Bachelor Lager Onderwijs, Odisee Aalst | 2009 – 2012
# TALEN
Nederlands (moedertaal) – Frans (goed) – Engels (goed)
# ENGAGEMENT
Leidster bij Chiro Sint-Anna (2006 – 2011)
`,
  }),
  cv('11-sv-larare', 'docx', 'sv', 'SE', {
    names: ['Oskar Lindroth Nyström'],
    email: 'oskar.lindroth@skolpost.example',
    phone: '076-555 01 92',
    city: 'Umeå',
    languages: ['Svenska', 'Engelska', 'Samiska'],
    jobs: [
      'Gymnasielärare | Dragonskolan | | 2018-08 | now',
      'Högstadielärare | Ersängsskolan | | 2013-08 | 2018-06',
      'Elevassistent | Umeå kommun | | 2010-01 | 2012-06',
    ],
    page: `
[[ 12 5
! Oskar Lindroth Nyström
Ämneslärare i historia och svenska
**ERFARENHET**
**Gymnasielärare, Dragonskolan**
2018-08 – nuvarande
Mentor, ämneslagsledare i historia.
**Högstadielärare, Ersängsskolan**
2013-08 – 2018-06
**Elevassistent, Umeå kommun**
2010-01 – 2012-06
**UTBILDNING**
**Ämneslärarprogrammet, Umeå universitet**
2008-08 – 2013-06
---
**KONTAKT**
076-555 01 92
oskar.lindroth@skolpost.example
Umeå
**SPRÅK**
Svenska
Engelska
Samiska
**KÖRKORT**
B
]]
`,
  }),
  cv('12-no-tomrer', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Tor Arne Vikøren'],
    email: 'torarne.vikoren@epost-no.example',
    phone: '404 55 018',
    city: 'Førde',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Bas | Sunnfjord Bygg AS | | 2015 | now',
      'Tømrer | Byggmester Hovland | | 2008 | 2015',
      'Hjelpearbeider | Florø Betong AS | | 2006 | 2008',
    ],
    dates: 'year',
    page: `
CV for Tor Arne Vikøren

Adresse: Angedalsvegen 12, 6800 Førde
Tlf: 404 55 018
E-post: torarne.vikoren@epost-no.example
Født: 14.02.1987

Praksis

2015 – d.d.	Bas, Sunnfjord Bygg AS
	Leder et lag på seks mann, eneboliger og hytter
2008 – 2015	Tømrer, Byggmester Hovland
2006 – 2008	Hjelpearbeider, Florø Betong AS

Utdanning

2005 – 2009	Fagbrev som tømrer, Førde vidaregåande
Kurs: Varme arbeider, Stillas over 2 meter, Truckførerbevis T4

Språk

Norsk og engelsk

Interesser

Jakt, fiske, ski
`,
  }),
  cv('13-en-in-hr', 'pdf', 'en', 'IN', {
    names: ['Shubhangi Deshmukh-Patil'],
    email: 'shubhangi.dp@inmail.example',
    phone: '+91 98220 55168',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Marathi'],
    jobs: [
      'HR Business Partner | Sahyadri Auto Components Ltd. | | 2020-12 | now',
      'Assistant Manager – HR | Krishna Polymers Pvt. Ltd. | | 2016-04 | 2020-11',
      'HR Executive | Pinnacle Staffing Solutions | | 2013-07 | 2016-03',
    ],
    page: `
> **CURRICULUM VITAE**
**Shubhangi Deshmukh-Patil**
Flat No. 7, Sai Residency, Kothrud, Pune – 411038
(M) +91 98220 55168	Mail: shubhangi.dp@inmail.example
**Objective:** Seeking a challenging role in Human Resource domain.
**Total Experience:** 11 years
**Employment Record:**
|| 1.5 5.5 5 5
| **Sr.** | **Organisation** | **Designation** | **Period**
| 1 | Sahyadri Auto Components Ltd. | HR Business Partner | Dec 2020 – Till date
| 2 | Krishna Polymers Pvt. Ltd. | Assistant Manager – HR | Apr 2016 – Nov 2020
| 3 | Pinnacle Staffing Solutions | HR Executive | Jul 2013 – Mar 2016
**Job Responsibilities:**
* End to end recruitment
* Statutory compliance (PF, ESIC)
**Academics:**
|| 5 6 3 3
| **Degree** | **University** | **Year** | **Marks**
| MBA (HR) | Savitribai Phule Pune University | 2013 | 68%
| B.Com | Savitribai Phule Pune University | 2011 | 71%
**Languages:** English, Hindi, Marathi
**Declaration:** The above facts are true to my knowledge.
`,
  }),
  cv('14-en-ph-seafarer', 'docx', 'en', 'SG', {
    names: ['Rogelio M. Santos Jr.', 'Rogelio Santos Jr.', 'Rogelio M. Santos', 'Rogelio Santos'],
    email: 'rogelio.santos.marine@pinoymail.example',
    phone: '+63 917 555 0148',
    city: 'Iloilo City',
    languages: ['English', 'Filipino'],
    jobs: [
      'Second Engineer | Pacific Harrier Shipping Pte Ltd | | 2019-06 | now',
      'Third Engineer | Visayan Maritime Crewing Inc. | | 2014-02 | 2019-05',
      'Engine Cadet | Visayan Maritime Crewing Inc. | | 2012-08 | 2014-01',
    ],
    page: `
**ROGELIO M. SANTOS JR.**
Brgy. San Isidro, Jaro, Iloilo City, Philippines
Contact Number: +63 917 555 0148
Email Address: rogelio.santos.marine@pinoymail.example
**Position Desired: SECOND ENGINEER**
**EMPLOYMENT HISTORY**
**Second Engineer**
Pacific Harrier Shipping Pte Ltd
June 2019 to Present
* Maintain main engine and auxiliaries of bulk carrier
* Conduct bunkering operations
**Third Engineer**
Visayan Maritime Crewing Inc.
February 2014 to May 2019
**Engine Cadet**
Visayan Maritime Crewing Inc.
August 2012 to January 2014
**EDUCATIONAL ATTAINMENT**
BS Marine Engineering, John B. Lacson Foundation Maritime University, 2012
**TRAININGS AND SEMINARS ATTENDED**
Basic Safety Training – 2022
Engine Room Resource Management – 2019
**PERSONAL INFORMATION**
Birthdate: October 3, 1990
Civil Status: Married
Religion: Roman Catholic
Dialects/Languages: English, Filipino
`,
  }),
  cv('15-de-ch', 'pdf', 'de', 'CH', {
    names: ['Corinne Aebischer'],
    email: 'corinne.aebischer@berg-post.example',
    phone: '079 555 01 38',
    city: 'Thun',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Leiterin Réception | Hotel Seeblick AG | | 2019-05 | now',
      'Réceptionistin | Hotel Seeblick AG | | 2016-12 | 2019-04',
      'Hotelfachfrau | Berghaus Niesenblick | | 2013-08 | 2016-11',
    ],
    page: `
|| 12 5
| **Corinne Aebischer**\\Hofstettenstrasse 3, 3600 Thun\\079 555 01 38\\corinne.aebischer@berg-post.example |
**Berufliche Stationen**
|| 4.5 12.5
| Mai 2019 – heute | **Leiterin Réception**\\Hotel Seeblick AG, Thun\\Führung von fünf Mitarbeitenden, Dienstplanung, Protel
| Dez. 2016 – April 2019 | **Réceptionistin**\\Hotel Seeblick AG, Thun
| Aug. 2013 – Nov. 2016 | **Hotelfachfrau**\\Berghaus Niesenblick, Aeschi
**Schulen und Ausbildung**
|| 4.5 12.5
| 2010 – 2013 | Lehre als Hotelfachfrau EFZ, Hotel Bellevue, Spiez
| 2001 – 2010 | Primar- und Sekundarschule, Thun
**Sprachen**
|| 4.5 12.5
| Deutsch | Muttersprache
| Französisch | sehr gut (C1)
| Englisch | gut (B2)
**Hobbys**
Skitouren, Klarinette in der Musikgesellschaft
`,
  }),
];
