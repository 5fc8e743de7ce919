import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixteenth');

/** Twelve after the fifteenth was mended, with what makes a history hard: titles with commas, work beside work, leave, seasons, missions within a job. Read as they came. All people are made up. */
export const BY_HAND_SIXTEENTH: Sheet[] = [
  cv('01-fr-virgules', 'docx', 'fr', 'FR', {
    names: ['Gaëlle Pruvost-Lambert'],
    email: 'gaelle.pruvost@boite-nord.example',
    phone: '06 88 55 27 10',
    city: 'Lille',
    languages: ['Anglais', 'Néerlandais'],
    jobs: [
      'Responsable qualité, hygiène et environnement | Brasserie des Flandres SAS | | 2020-02 | now',
      'Technicienne qualité | Laiterie Vermeersch | | 2015-09 | 2020-01',
      'Équipière polyvalente | Quick Villeneuve | | 2012 | 2014',
    ],
    page: `
! Gaëlle PRUVOST-LAMBERT
Lille (59) | 06 88 55 27 10 | gaelle.pruvost@boite-nord.example
# Expériences
**Responsable qualité, hygiène et environnement** – Brasserie des Flandres SAS (120 salariés), Armentières
Depuis février 2020
* Certification IFS niveau supérieur en 2022
* Congé maternité de mars à août 2021
**Technicienne qualité** – Laiterie Vermeersch, Bailleul
Septembre 2015 – janvier 2020
**Équipière polyvalente** – Quick Villeneuve
2012 – 2014, en parallèle des études
# Formation
Master QHSE, Université de Lille, 2015
# Langues
Anglais B2, néerlandais A2
`,
  }),
  cv('02-fr-independant', 'pdf', 'fr', 'FR', {
    names: ['Olivier Castaing'],
    email: 'contact@oliviercastaing.example',
    phone: '06 12 55 90 33',
    city: 'Toulouse',
    languages: ['Anglais'],
    jobs: [
      'Formateur indépendant | Castaing Formation | | 2017 | now',
      'Directeur des ventes Sud-Ouest | Agrisol Distribution | | 2009 | 2017',
      'Chef de secteur | Agrisol Distribution | | 2003 | 2009',
      'Technico-commercial | Semences Garonne | | 1999 | 2003',
    ],
    dates: 'year',
    page: `
OLIVIER CASTAING
Toulouse
06 12 55 90 33
contact@oliviercastaing.example

Depuis 2017
CASTAING FORMATION
Formateur indépendant
Techniques de vente, négociation, management commercial

2003 à 2017
AGRISOL DISTRIBUTION (coopérative agricole, 300 M€ de CA)
2009-2017 Directeur des ventes Sud-Ouest
Encadrement de 14 commerciaux
2003-2009 Chef de secteur

1999 à 2003
SEMENCES GARONNE
Technico-commercial

FORMATION
1999 BTS Technico-commercial, lycée agricole d'Auzeville

DIVERS
Anglais professionnel. Rugby (éducateur école de rugby).
`,
  }),
  cv('03-it-parallelo', 'docx', 'it', 'IT', {
    names: ['Silvia Bertolucci'],
    email: 'silvia.bertolucci@posta-lucca.example',
    phone: '340 555 0187',
    city: 'Lucca',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Docente di sostegno | Istituto Comprensivo Lucca 3 | | 2019-09 | now',
      'Educatrice | Cooperativa La Mano Tesa | | 2014-01 | 2019-08',
      'Animatrice | Villaggio Torre Pineta | | 2012 | 2013',
    ],
    page: `
! Silvia Bertolucci
via Sarzanese 210, Lucca - 340 555 0187 - silvia.bertolucci@posta-lucca.example
**ESPERIENZE**
**a.s. 2019/20 – oggi** Docente di sostegno, Istituto Comprensivo Lucca 3
**01/2014 – 08/2019** Educatrice (30 ore settimanali), Cooperativa La Mano Tesa, Viareggio
assistenza educativa scolastica, centri estivi
**estati 2012 e 2013** Animatrice, Villaggio Torre Pineta, San Vincenzo
**FORMAZIONE**
**2019** Specializzazione per il sostegno, Università di Pisa
**2013** Laurea in Scienze dell'educazione, Università di Firenze
**LINGUE**
Inglese B2 / Francese A2
`,
    dates: 'year',
  }),
  cv('04-it-progetti', 'pdf', 'it', 'IT', {
    names: ['Lorenzo Guidi'],
    email: 'lorenzo.guidi@posta-ingegneri.example',
    phone: '+39 348 555 0154',
    city: 'Ancona',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Project engineer | Cantiere Navale Conero S.p.A. | | 2018-10 | now',
      'Ingegnere strutturista | Studio Tecnico Baldelli | | 2014-02 | 2018-09',
    ],
    page: `
! Ing. Lorenzo Guidi
Ancona | +39 348 555 0154 | lorenzo.guidi@posta-ingegneri.example
# Esperienza professionale
**Cantiere Navale Conero S.p.A.** | Ancona
Project engineer | ottobre 2018 – presente
Principali progetti:
* M/Y "Adriatica", 62 m (2021-2023): coordinamento allestimento
* Traghetto Ro-Pax 4500 (2019-2021): carpenteria metallica
**Studio Tecnico Baldelli** | Jesi
Ingegnere strutturista | febbraio 2014 – settembre 2018
* Adeguamento sismico di scuole e ponti
# Istruzione
Laurea magistrale in Ingegneria Civile | Università Politecnica delle Marche | 2013
# Lingue
Italiano, inglese, tedesco
`,
  }),
  cv('05-es-excedencia', 'docx', 'es', 'ES', {
    names: ['Nuria Cabrera Santos'],
    email: 'nuria.cabrera@correo-canarias.example',
    phone: '+34 628 55 14 90',
    city: 'Las Palmas de Gran Canaria',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Responsable de compras y logística | Hoteles Arenas Doradas, S.L. | | 2016-06 | now',
      'Técnica de compras | Distribuciones Tamarán, S.A. | | 2010-01 | 2016-05',
      'Administrativa | Gestoría Suárez | | 2007-03 | 2009-12',
    ],
    page: `
! Nuria Cabrera Santos
35010 Las Palmas de Gran Canaria · +34 628 55 14 90 · nuria.cabrera@correo-canarias.example
**EXPERIENCIA LABORAL**
^ **Responsable de compras y logística**
Hoteles Arenas Doradas, S.L. · Maspalomas
06/2016 – actualidad (excedencia por cuidado de hijo 01/2020 – 08/2020)
* Presupuesto anual de 9 M€, 140 proveedores
^ **Técnica de compras**
Distribuciones Tamarán, S.A. · Telde
01/2010 – 05/2016
^ **Administrativa**
Gestoría Suárez · Arucas
03/2007 – 12/2009
**FORMACIÓN**
Licenciatura en ADE, ULPGC, 2006
**IDIOMAS**
Inglés (B2), alemán (B1)
`,
  }),
  cv('06-es-docente', 'pdf', 'es', 'AR', {
    names: ['Mariana Soledad Acosta'],
    email: 'marianaacosta.prof@casilla-litoral.example',
    phone: '0342 15 555 0138',
    city: 'Santa Fe',
    jobs: [
      'Profesora de Lengua y Literatura | Escuela Normal N° 32 | | 2014-03 | now',
      'Preceptora | Colegio San Cayetano | | 2009-03 | 2014-02',
      'Maestra particular | Particular | | 2006 | 2009',
    ],
    aside: [2],
    page: `
ACOSTA, Mariana Soledad
DNI 31.555.018 - Santa Fe, Argentina
0342 15 555 0138 - marianaacosta.prof@casilla-litoral.example

EXPERIENCIA DOCENTE

* Marzo 2014 – continúa: Profesora de Lengua y Literatura (titular, 24 hs.), Escuela Normal N° 32, Santa Fe
* Marzo 2009 – febrero 2014: Preceptora (suplente), Colegio San Cayetano, Santo Tomé
* 2006 – 2009: Maestra particular

FORMACIÓN

* Profesora en Letras, Universidad Nacional del Litoral, 2013

CURSOS Y JORNADAS

* 2018: Jornadas de alfabetización, Ministerio de Educación (40 hs.)
* 2021: Aulas virtuales, UNL Virtual
`,
  }),
  cv('07-sv-uppdrag', 'docx', 'sv', 'SE', {
    names: ['Per-Olof Hägglund'],
    email: 'po.hagglund@brevlada-jamt.example',
    phone: '063-55 01 27',
    city: 'Östersund',
    languages: ['Svenska', 'Engelska', 'Norska'],
    jobs: [
      'Konsult inom IT-säkerhet | Storsjö Konsult AB | | 2018-09 | now',
      'Systemtekniker | Region Jämtland Härjedalen | | 2009-04 | 2018-08',
      'Supporttekniker | Datorhuset | | 2005-01 | 2009-03',
    ],
    page: `
! Per-Olof Hägglund
Östersund – 063-55 01 27 – po.hagglund@brevlada-jamt.example
**ANSTÄLLNINGAR**
**2018-09 –** Storsjö Konsult AB, konsult inom IT-säkerhet
Uppdrag i urval:
* Informationssäkerhetssamordnare, Bergs kommun, 2021–2022
* Nätverkssegmentering, ett energibolag, 2019–2020
**2009-04 – 2018-08** Region Jämtland Härjedalen, systemtekniker
**2005-01 – 2009-03** Datorhuset, supporttekniker
**UTBILDNING**
**2002 – 2004** Nätverkstekniker, KY-utbildning, Härnösand
**SPRÅK**
Svenska, engelska, norska
`,
  }),
  cv('08-no-permisjon', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Hanne Sofie Bråten'],
    email: 'hanne.braten@epost-buskerud.example',
    phone: '415 55 027',
    city: 'Kongsberg',
    languages: ['Norsk', 'Engelsk', 'Fransk'],
    jobs: [
      'HR-rådgiver | Sølvverket Teknologi AS | | 2019-01 | now',
      'Rådgiver, rekruttering | NAV Buskerud | | 2012-03 | 2018-12',
      'Kundekonsulent | Tryggbanken | | 2008-08 | 2012-02',
    ],
    page: `
> HANNE SOFIE BRÅTEN
> Kongsberg | 415 55 027 | hanne.braten@epost-buskerud.example
**Arbeidserfaring**
**HR-rådgiver**, Sølvverket Teknologi AS	01.2019 – d.d.
Rekruttering, sykefravær, lederstøtte
(foreldrepermisjon 03.2020 – 02.2021)
**Rådgiver, rekruttering**, NAV Buskerud	03.2012 – 12.2018
**Kundekonsulent**, Tryggbanken	08.2008 – 02.2012
**Utdanning**
**Bachelor i HR og personalledelse**, USN	2005 – 2008
**Språk**
Norsk, engelsk, fransk
`,
  }),
  cv('09-pt-duplo', 'docx', 'pt', 'PT', {
    names: ['Inês Margarida Falcão'],
    email: 'ines.falcao@caixa-sul.example',
    phone: '+351 925 555 037',
    city: 'Évora',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Técnica superior de turismo | Câmara Municipal de Arraiolos | | 2017-01 | now',
      'Rececionista / Guia | Herdade da Fonte Fria | | 2013-04 | 2016-12',
      'Assistente de loja | Livraria do Templo | | 2011-10 | 2013-03',
    ],
    page: `
! Inês Margarida Falcão
Évora | +351 925 555 037 | ines.falcao@caixa-sul.example
**EXPERIÊNCIA PROFISSIONAL**
|| 4 13
| 01/2017 – até à data | **Técnica superior de turismo**, Câmara Municipal de Arraiolos\\Organização da feira do tapete, candidaturas a fundos
| 04/2013 – 12/2016 | **Rececionista / Guia**, Herdade da Fonte Fria, Reguengos\\Enoturismo, reservas, provas
| 10/2011 – 03/2013 | **Assistente de loja**, Livraria do Templo, Évora
**FORMAÇÃO ACADÉMICA**
|| 4 13
| 2008 – 2011 | Licenciatura em Turismo, Universidade de Évora
**LÍNGUAS**
Português, Inglês, Francês
`,
  }),
  cv('10-da-projekter', 'pdf', 'da', 'DK', {
    names: ['Anne Mette Krogh-Andersen', 'Anne Mette Krogh Andersen'],
    email: 'amkrogh@postkasse-kbh.example',
    phone: '+45 40 55 01 38',
    city: 'Frederiksberg',
    languages: ['Dansk', 'Engelsk', 'Svensk'],
    jobs: [
      'Kommunikationschef | Fonden Grønne Byer | | 2020-03 | now',
      'Kommunikationskonsulent | Dansk Vandforening | | 2014-08 | 2020-02',
      'Journalist | Fagbladet Miljø | | 2009-09 | 2014-07',
    ],
    page: `
[[ 5.5 11.5
**KONTAKT**
Frederiksberg
+45 40 55 01 38
amkrogh@postkasse-kbh
.example
**SPROG**
Dansk
Engelsk
Svensk
**FRIVILLIGT ARBEJDE**
Bestyrelsesmedlem, Cykelhjælpen (2018 – 2022)
---
! Anne Mette
! Krogh-Andersen
**ERHVERVSERFARING**
**KOMMUNIKATIONSCHEF** / Fonden Grønne Byer
Marts 2020 – nu
Leder af et team på fem.
**KOMMUNIKATIONSKONSULENT** / Dansk Vandforening
August 2014 – februar 2020
**JOURNALIST** / Fagbladet Miljø
September 2009 – juli 2014
**UDDANNELSE**
**JOURNALIST** / Danmarks Medie- og Journalisthøjskole
2005 – 2009
]]
`,
  }),
  cv('11-nl-opdrachten', 'docx', 'nl', 'NL', {
    names: ['Koen Verstraten'],
    email: 'koen@verstraten-advies.example',
    phone: '06 55 01 48 26',
    city: 'Tilburg',
    languages: ['Nederlands', 'Engels'],
    jobs: [
      'Interim-projectmanager | Verstraten Advies | | 2019-01 | now',
      'Projectmanager infra | Gemeente Waalwijk | | 2012-06 | 2018-12',
      'Civieltechnisch tekenaar | Ingenieursbureau Leijten | | 2007-09 | 2012-05',
    ],
    page: `
! Koen Verstraten
Tilburg – 06 55 01 48 26 – koen@verstraten-advies.example
**WERKERVARING**
**Verstraten Advies (zzp) – Interim-projectmanager** (januari 2019 – heden)
Opdrachten:
* Herinrichting stationsgebied, gemeente Oss (2021 – 2023)
* Rioolvervanging, gemeente Goirle (2019 – 2021)
**Gemeente Waalwijk – Projectmanager infra** (juni 2012 – december 2018)
**Ingenieursbureau Leijten – Civieltechnisch tekenaar** (september 2007 – mei 2012)
**OPLEIDING**
**Avans Hogeschool** – hbo Civiele Techniek (2003 – 2007)
**TALEN**
Nederlands, Engels
`,
  }),
  cv('12-fr-maghreb', 'doc', 'fr', 'FR', {
    names: ['Yassine El Idrissi', 'EL IDRISSI Yassine'],
    email: 'yassine.elidrissi@boite-casa.example',
    phone: '+212 661 55 01 47',
    city: 'Casablanca',
    languages: ['Arabe', 'Français', 'Anglais'],
    jobs: [
      'Ingénieur travaux | Société Atlas Bâtiment | | 2019-06 | now',
      'Conducteur de travaux | Entreprise Sahel Construction | | 2015-01 | 2019-05',
      'Stagiaire | Bureau Études Plus | | 2014-03 | 2014-08',
    ],
    aside: [2],
    page: `
EL IDRISSI Yassine
32 ans, célibataire
Casablanca, Maroc
GSM : +212 661 55 01 47
Email : yassine.elidrissi@boite-casa.example

INGÉNIEUR D'ÉTAT EN GÉNIE CIVIL

FORMATION

2011-2014 : Diplôme d'ingénieur d'état, École Hassania, Casablanca
2009-2011 : Classes préparatoires MPSI, Rabat

EXPÉRIENCES PROFESSIONNELLES

Juin 2019 à nos jours : Ingénieur travaux chez Société Atlas Bâtiment
- Projet : construction d'un complexe R+7 à Bouskoura (2021-2023)
- Projet : hôpital de jour (2019-2021)

Janvier 2015 – Mai 2019 : Conducteur de travaux chez Entreprise Sahel Construction

Mars 2014 – Août 2014 : Stage de fin d'études chez Bureau Études Plus

LANGUES

Arabe : langue maternelle
Français : courant
Anglais : moyen

CENTRES D'INTÉRÊT

Football, lecture
`,
  }),
];
