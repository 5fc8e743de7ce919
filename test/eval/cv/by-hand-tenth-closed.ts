import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('tenth-closed', 'tenth');

/** The closed third of the tenth lot (by-hand-tenth.ts), only ever run. All people are made up. */
export const BY_HAND_TENTH_CLOSED: Sheet[] = [
  cv('01-it-dates-below', 'pdf', 'it', 'IT', {
    names: ['Alessio Marangoni'],
    email: 'alessio.marangoni@lettera.example',
    phone: '340 771 2298',
    city: 'Padova',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Project manager | Impianti Brenta S.r.l. | | 2020-02 | now',
      'Tecnico commerciale | Termoidraulica Euganea | | 2014-10 | 2020-01',
      'Disegnatore CAD | Studio Tecnico Rigon | | 2011-03 | 2014-09',
    ],
    page: `
! Alessio Marangoni
Project manager nel settore impiantistico
Padova | 340 771 2298 | alessio.marangoni@lettera.example
# Esperienze di lavoro
**Project manager** – Impianti Brenta S.r.l., Limena
feb 2020 - presente
Gestione di commesse fino a 1,5 milioni di euro, squadre esterne e fornitori.
**Tecnico commerciale** – Termoidraulica Euganea, Abano Terme
ott 2014 - gen 2020
Preventivi, sopralluoghi, assistenza ai clienti.
**Disegnatore CAD** – Studio Tecnico Rigon, Padova
mar 2011 - set 2014
# Formazione
Diploma di geometra – Istituto Belzoni, Padova
2005 - 2010
# Lingue
Italiano: madrelingua
Inglese: buono
# Patenti
B
`,
  }),
  cv('02-it-hotel', 'docx', 'it', 'IT', {
    names: ['Concetta Lo Presti', 'Lo Presti Concetta'],
    email: 'concetta.lopresti@isolamail.example',
    phone: '+39 328 5540917',
    city: 'Catania',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Capo ricevimento | Grand Hotel Jonio | | 2017 | now',
      'Segretaria di ricevimento | Hotel Baia Verde | | 2012 | 2017',
      'Cameriera di sala | Trattoria del Porto | | 2009 | 2012',
    ],
    dates: 'year',
    page: `
DATI PERSONALI
Cognome: Lo Presti
Nome: Concetta
Luogo e data di nascita: Acireale, 30.01.1988
Residenza: Via Etnea 512, Catania
Recapito telefonico: +39 328 5540917
Posta elettronica: concetta.lopresti@isolamail.example

ESPERIENZE LAVORATIVE
2017 - ad oggi
GRAND HOTEL JONIO, Catania
Mansione: Capo ricevimento
2012 - 2017
HOTEL BAIA VERDE, Aci Castello
Mansione: Segretaria di ricevimento
2009 - 2012
TRATTORIA DEL PORTO, Acireale
Mansione: Cameriera di sala

TITOLO DI STUDIO
Diploma di perito turistico, Istituto Mario Rapisardi, 2007

CONOSCENZE LINGUISTICHE
Inglese fluente; Francese buono

CONOSCENZE INFORMATICHE
Opera PMS, pacchetto Office

Il sottoscritto è a conoscenza che, ai sensi dell'art. 26 della legge 15/68, le dichiarazioni mendaci sono punite.
Catania, 12 gennaio 2024
`,
  }),
  cv('03-it-academic', 'pdf', 'it', 'IT', {
    names: ['Federica Nardelli'],
    email: 'federica.nardelli@ateneo.example',
    phone: '0461 555 982',
    city: 'Trento',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Ricercatrice a tempo determinato | Università delle Alpi | | 2021 | now',
      'Assegnista di ricerca | Università delle Alpi | | 2017 | 2021',
      'Docente di matematica | Liceo Leonardo da Vinci | | 2014 | 2016',
    ],
    dates: 'year',
    page: `
! Dott.ssa Federica Nardelli
Via Belenzani 3, 38122 Trento
Tel. 0461 555 982 – federica.nardelli@ateneo.example
# Posizione attuale
dal 2021: Ricercatrice a tempo determinato, Università delle Alpi, Dipartimento di Matematica
# Posizioni precedenti
2017–2021: Assegnista di ricerca, Università delle Alpi
2014–2016: Docente di matematica, Liceo Leonardo da Vinci, Trento
# Titoli
2017: Dottorato di ricerca in Matematica, Università di Padova
2013: Laurea magistrale in Matematica, Università di Trento
# Lingue straniere
Inglese (C2), Tedesco (B2)
# Pubblicazioni
F. Nardelli, M. Conti, Sulle superfici minime, Annali di Geometria 12 (2020), 55–71
`,
  }),
  cv('04-fr-table', 'docx', 'fr', 'FR', {
    names: ['Pauline Carpentier'],
    email: 'pauline.carpentier@messagerie.example',
    phone: '06 33 19 82 47',
    city: 'Lille',
    languages: ['Anglais', 'Néerlandais'],
    jobs: [
      'Comptable unique | Menuiserie Delattre | | 2020-01 | now',
      'Comptable fournisseurs | Textiles du Nord | | 2015-06 | 2019-12',
      'Aide-comptable | Cabinet Fiducia Lys | | 2012-09 | 2015-05',
    ],
    page: `
! Pauline Carpentier
Comptable – 12 ans d'expérience
45 rue Solférino – 59000 Lille – 06 33 19 82 47 – pauline.carpentier@messagerie.example
# Expérience
|| 4 13
| Janv. 2020 –\\aujourd'hui | **Menuiserie Delattre** – Lesquin\\Comptable unique\\Tenue complète, TVA, bilan avec le cabinet
| Juin 2015 –\\déc. 2019 | **Textiles du Nord** – Roubaix\\Comptable fournisseurs\\900 factures par mois
| Sept. 2012 –\\mai 2015 | **Cabinet Fiducia Lys** – Armentières\\Aide-comptable
# Formation
|| 4 13
| 2012 | DCG, IAE Lille
| 2009 | Baccalauréat STG
# Langues
Anglais : B1. Néerlandais : notions.
# Centres d'intérêt
Course à pied, cuisine
`,
  }),
  cv('05-fr-ch', 'pdf', 'fr', 'CH', {
    names: ['Yannick Favre'],
    email: 'yannick.favre@romandie.example',
    phone: '078 555 41 90',
    city: 'Yverdon-les-Bains',
    languages: ['Français', 'Allemand'],
    jobs: [
      "Chef d'équipe logistique | Vaudimat SA | | 2018-04 | now",
      'Magasinier | Vaudimat SA | | 2013-08 | 2018-03',
      'Chauffeur-livreur | Boulangerie Rochat | | 2010-01 | 2013-07',
    ],
    page: `
Yannick Favre
Rue du Valentin 12
1400 Yverdon-les-Bains
078 555 41 90
yannick.favre@romandie.example
Suisse, né le 3.2.1989, permis B et C

PARCOURS PROFESSIONNEL

04.2018 à ce jour
Vaudimat SA, Yverdon-les-Bains
Chef d'équipe logistique, responsable de 9 personnes

08.2013 – 03.2018
Vaudimat SA, Yverdon-les-Bains
Magasinier

01.2010 – 07.2013
Boulangerie Rochat, Orbe
Chauffeur-livreur

FORMATION

2006 – 2009
CFC de logisticien, La Poste, Daillens

LANGUES

Français langue maternelle, allemand A2
`,
  }),
  cv('06-fr-narrow', 'doc', 'fr', 'FR', {
    names: ['Fatoumata Diallo-Keita', 'Fatoumata Diallo Keita'],
    email: 'fdiallokeita@enveloppe.example',
    phone: '07 58 41 03 66',
    city: 'Montreuil',
    languages: ['Français', 'Bambara', 'Anglais'],
    jobs: [
      'Aide-soignante de nuit | Hôpital Saint-Ambroise | | 2021-10 | now',
      'Auxiliaire de vie | Âge & Présence | | 2017-02 | 2021-09',
      'Employée de ménage | Netto Services | | 2014-05 | 2017-01',
    ],
    page: `
! Fatoumata DIALLO-KEITA
Aide-soignante diplômée d'État
8 rue de Paris 93100 Montreuil
Tél : 07 58 41 03 66
Mail : fdiallokeita@enveloppe.example
^ **Expériences**
Aide-soignante de nuit (octobre 2021 à aujourd'hui)
Hôpital Saint-Ambroise, Paris 11e
Soins d'hygiène et de confort, service de gériatrie
Auxiliaire de vie (février 2017 - septembre 2021)
Âge & Présence, Montreuil
Accompagnement de personnes âgées à domicile
Employée de ménage (mai 2014 - janvier 2017)
Netto Services, Bagnolet
^ **Diplômes**
Diplôme d'État d'aide-soignant (2021), IFAS Saint-Denis
^ **Langues parlées**
Français, Bambara, Anglais (notions)
`,
  }),
  cv('07-sv-comma', 'docx', 'sv', 'SE', {
    names: ['Per-Olof Lindgren'],
    email: 'po.lindgren@mejl.example',
    phone: '08-555 203 41',
    city: 'Stockholm',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Inköpschef | Skandinaviska Verktyg AB | | 2016-09 | now',
      'Strategisk inköpare | Bergslagens Mekaniska | | 2010-01 | 2016-08',
      'Orderhandläggare | Bergslagens Mekaniska | | 2006-05 | 2009-12',
    ],
    page: `
! Per-Olof Lindgren
Hornsgatan 88, 118 21 Stockholm
08-555 203 41
po.lindgren@mejl.example
# ANSTÄLLNINGAR
**Inköpschef, Skandinaviska Verktyg AB**
September 2016 – nuvarande
Leder fem inköpare, omsättning 240 Mkr.
**Strategisk inköpare, Bergslagens Mekaniska**
Januari 2010 – augusti 2016
Ramavtal för stål och gjutgods.
**Orderhandläggare, Bergslagens Mekaniska**
Maj 2006 – december 2009
# UTBILDNINGAR
**Kandidatexamen i företagsekonomi, Örebro universitet**
2002 – 2005
# SPRÅKKUNSKAPER
Svenska, modersmål. Engelska, mycket goda. Tyska, grundläggande.
# IT
SAP, Jeeves, Excel
`,
  }),
  cv('08-sv-columns', 'pdf', 'sv', 'FI', {
    names: ['Camilla Backström'],
    email: 'camilla.backstrom@posten-ax.example',
    phone: '+358 457 555 1290',
    city: 'Mariehamn',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Förskollärare | Mariehamns stad | | 2019 | now',
      'Barnskötare | Daghemmet Trollsländan | | 2014 | 2019',
      'Butiksbiträde | Ålands Handelslag | | 2011 | 2014',
    ],
    dates: 'year',
    page: `
[[ 5.5 11.5
**KONTAKT**
+358 457 555 1290
camilla.backstrom@posten-ax.example
Mariehamn
**SPRÅK**
Svenska
Finska
Engelska
**EGENSKAPER**
Tålmodig
Kreativ
---
! Camilla Backström
**PROFIL**
Förskollärare med hjärtat i utomhuspedagogik.
**ARBETSERFARENHET**
2019 – nu
**Förskollärare** | Mariehamns stad
Ansvar för femårsgruppen.
2014 – 2019
**Barnskötare** | Daghemmet Trollsländan
2011 – 2014
**Butiksbiträde** | Ålands Handelslag
**UTBILDNING**
2016 – 2019
**Kandidat i pedagogik** | Åbo Akademi
]]
`,
  }),
  cv('09-no-ranks', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Marte Solbakken'],
    email: 'marte.solbakken@nettpost.example',
    phone: '452 80 913',
    city: 'Trondheim',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Regnskapssjef | Trønderlaks AS | | 2021-01 | now',
      'Regnskapskonsulent | Trønderlaks AS | | 2016-08 | 2020-12',
      'Regnskapsmedarbeider | Nidaros Regnskap DA | | 2012-03 | 2016-07',
    ],
    page: `
! Marte Solbakken
Innherredsveien 60, 7043 Trondheim / tlf. 452 80 913 / marte.solbakken@nettpost.example
**Sammendrag**
Strukturert økonom med tolv års praksis.
**Arbeidserfaring**
01.2021–	Trønderlaks AS, Trondheim: Regnskapssjef
08.2016–12.2020	Trønderlaks AS, Trondheim: Regnskapskonsulent
03.2012–07.2016	Nidaros Regnskap DA, Trondheim: Regnskapsmedarbeider
**Utdanning**
2009–2012	Handelshøyskolen BI, Trondheim: Bachelor i regnskap og revisjon
**Verv**
2018–2020	Kasserer i Strindheim IL
**Språk**
Norsk (morsmål), Engelsk (flytende), Spansk (grunnleggende)
`,
  }),
  cv('10-da-right', 'docx', 'da', 'DK', {
    names: ['Henrik Bjerregaard'],
    email: 'henrik.bjerregaard@brevpost.example',
    phone: '40 55 17 92',
    city: 'Kolding',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Salgschef | Trekant Ventilation A/S | | 2019-01 | now',
      'Key Account Manager | Trekant Ventilation A/S | | 2014-08 | 2018-12',
      'Sælger | Byggegrossisten Syd | | 2009-03 | 2014-07',
    ],
    page: `
! HENRIK BJERREGAARD
Salgschef
Fynsvej 33, 6000 Kolding • 40 55 17 92 • henrik.bjerregaard@brevpost.example
# RESUMÉ
Resultatorienteret salgsleder med 15 års erfaring.
# JOBERFARING
Salgschef	01/2019 - d.d.
Trekant Ventilation A/S
* Ansvar for otte sælgere i Danmark og Nordtyskland
Key Account Manager	08/2014 - 12/2018
Trekant Ventilation A/S
Sælger	03/2009 - 07/2014
Byggegrossisten Syd
# UDDANNELSE
Markedsøkonom	2007 - 2009
IBA Kolding
# SPROG
Dansk, engelsk og tysk
# PRIVAT
Gift med Mette, to drenge på 9 og 12.
`,
  }),
  cv('11-es-label', 'pdf', 'es', 'CO', {
    names: ['Jhon Alexander Restrepo Mejía'],
    email: 'jarestrepo@correo-co.example',
    phone: '310 555 0198',
    city: 'Medellín',
    languages: ['Inglés'],
    jobs: [
      'Ingeniero residente | Constructora Aburrá S.A.S. | | 2019-01 | now',
      'Auxiliar de obra | Consorcio Vial del Oriente | | 2015-06 | 2018-12',
    ],
    page: `
> **HOJA DE VIDA**
**DATOS PERSONALES**
NOMBRES: Jhon Alexander
APELLIDOS: Restrepo Mejía
DOCUMENTO DE IDENTIDAD: 1.017.555.210
DIRECCIÓN: Calle 50 # 45-12, Medellín
CELULAR: 310 555 0198
CORREO: jarestrepo@correo-co.example
**PERFIL PROFESIONAL**
Ingeniero civil con experiencia en obras de infraestructura.
**EXPERIENCIA LABORAL**
EMPRESA: Constructora Aburrá S.A.S.
CARGO: Ingeniero residente
TIEMPO LABORADO: Enero de 2019 – Actualmente
JEFE INMEDIATO: Ing. Carlos Duque
EMPRESA: Consorcio Vial del Oriente
CARGO: Auxiliar de obra
TIEMPO LABORADO: Junio de 2015 – Diciembre de 2018
JEFE INMEDIATO: Arq. Marta Ossa
**FORMACIÓN ACADÉMICA**
UNIVERSITARIOS: Universidad de Antioquia, Ingeniero Civil, 2015
IDIOMAS: Inglés, nivel intermedio
**REFERENCIAS PERSONALES**
Gloria Patricia Zapata, docente, 311 555 0144
`,
  }),
  cv('12-pt-pt', 'docx', 'pt', 'PT', {
    names: ['Inês Carvalhal Moura'],
    email: 'ines.c.moura@caixa-pt.example',
    phone: '+351 912 555 036',
    city: 'Braga',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Gestora de marketing | Têxteis do Cávado, S.A. | | 2020-09 | now',
      'Técnica de comunicação | Câmara Municipal de Braga | | 2016-04 | 2020-08',
      'Jornalista estagiária | Rádio Minho | | 2015-09 | 2016-03',
    ],
    aside: [2],
    page: `
! Inês Carvalhal Moura
Braga, Portugal | +351 912 555 036 | ines.c.moura@caixa-pt.example
# Percurso profissional
set. 2020 – presente
**Gestora de marketing**, Têxteis do Cávado, S.A.
Coordenação de feiras, catálogo e loja em linha.
abr. 2016 – ago. 2020
**Técnica de comunicação**, Câmara Municipal de Braga
Redação, redes sociais, eventos.
set. 2015 – mar. 2016
**Jornalista estagiária**, Rádio Minho
# Habilitações literárias
2012 – 2015
Licenciatura em Ciências da Comunicação, Universidade do Minho
# Línguas
Português (materna), Inglês (C1), Francês (B1)
`,
  }),
  cv('13-de-stations', 'pdf', 'de', 'DE', {
    names: ['Katharina Pohlmann-Yildiz', 'Katharina Pohlmann-Yıldız'],
    email: 'k.pohlmann-yildiz@nachricht.example',
    phone: '0172 555 30 18',
    city: 'Mannheim',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Leiterin Rechnungswesen | Kurpfalz Logistik SE | | 2020-01 | now',
      'Bilanzbuchhalterin | Kurpfalz Logistik SE | | 2015-07 | 2019-12',
      'Steuerfachangestellte | Kanzlei Dr. Veit und Kollegen | | 2009-08 | 2015-06',
    ],
    page: `
! Katharina Pohlmann-Yildiz
Bilanzbuchhalterin (IHK)
Augartenstr. 91 · 68165 Mannheim · 0172 555 30 18 · k.pohlmann-yildiz@nachricht.example
# Stationen
**Kurpfalz Logistik SE**, Mannheim | 07/2015 – heute
Leiterin Rechnungswesen (seit 01/2020)
– Führung von sechs Mitarbeiterinnen
– Abschlüsse nach HGB und IFRS
Bilanzbuchhalterin (07/2015 – 12/2019)
– Monatsabschlüsse, Intercompany
**Kanzlei Dr. Veit und Kollegen**, Heidelberg | 08/2009 – 06/2015
Steuerfachangestellte
– Lohn- und Finanzbuchhaltung für 60 Mandanten
# Aus- und Weiterbildung
2014	Geprüfte Bilanzbuchhalterin, IHK Rhein-Neckar
2006 – 2009	Ausbildung zur Steuerfachangestellten
# Sprachen
Deutsch, Türkisch (beide muttersprachlich), Englisch (B2)
`,
  }),
  cv('14-nl-zzp', 'pdf', 'nl', 'NL', {
    names: ['Bas Hoekstra'],
    email: 'bas@hoekstra-advies.example',
    phone: '+31 6 5555 0142',
    city: 'Leeuwarden',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Interim controller | Zorggroep Elfsteden | | 2023-01 | now',
      'Interim business controller | Waterbedrijf Noord | | 2021-05 | 2022-12',
      'Financial controller | Zuivelhoeve Friesland BV | | 2014-02 | 2021-04',
    ],
    page: `
! Bas Hoekstra RC
Interim controller uit Leeuwarden | +31 6 5555 0142 | bas@hoekstra-advies.example
# Profiel
Nuchtere controller die rust brengt.
# Opdrachten en dienstverbanden
**Opdrachtgever: Zorggroep Elfsteden**
Rol: Interim controller
Periode: januari 2023 - heden
Resultaat: tijdige jaarrekening, nieuw planning- en controlproces
**Opdrachtgever: Waterbedrijf Noord**
Rol: Interim business controller
Periode: mei 2021 - december 2022
**Werkgever: Zuivelhoeve Friesland BV**
Rol: Financial controller
Periode: februari 2014 - april 2021
# Opleiding
Postmaster Controlling, Rijksuniversiteit Groningen, 2016
# Talen
Nederlands, Fries, Engels
`,
  }),
  cv('15-en-sg', 'docx', 'en', 'SG', {
    names: [
      'Tan Wei Ling, Joanne',
      'Joanne Tan Wei Ling',
      'Tan Wei Ling Joanne',
      'Wei Ling Joanne Tan',
      'Tan Wei Ling',
    ],
    email: 'joannetan.wl@sgmail.example',
    phone: '+65 9155 0173',
    city: 'Singapore',
    languages: ['English', 'Mandarin'],
    jobs: [
      'Compliance Manager | Straits Mutual Insurance Pte Ltd | | 2020-06 | now',
      'Senior Compliance Executive | Straits Mutual Insurance Pte Ltd | | 2016-07 | 2020-05',
      'Audit Associate | Lim & Goh LLP | | 2013-08 | 2016-06',
    ],
    page: `
! TAN WEI LING, JOANNE
Blk 212 Bishan Street 23 #08-114, Singapore 570212
Mobile: +65 9155 0173	Email: joannetan.wl@sgmail.example
Nationality: Singaporean	Notice period: 2 months
**EMPLOYMENT HISTORY**
**Straits Mutual Insurance Pte Ltd**
Compliance Manager (Jun 2020 – Present)
* MAS notices, AML reviews, licensing
Senior Compliance Executive (Jul 2016 – May 2020)
* Policy drafting, staff training
Reason for leaving: career progression
**Lim & Goh LLP**
Audit Associate (Aug 2013 – Jun 2016)
**EDUCATION**
Bachelor of Accountancy, Nanyang Technological University, 2013
**LANGUAGES**
English, Mandarin (spoken and written)
**EXPECTED SALARY**
SGD 9,000
`,
  }),
];
