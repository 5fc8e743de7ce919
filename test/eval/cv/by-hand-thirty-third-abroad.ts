import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-third-abroad');

/** Thirty short ones in ten languages in which the name stands at the head, or does not; written apart from the rules. All people are made up. */
export const BY_HAND_THIRTY_THIRD_ABROAD: Sheet[] = [
  cv('01-de-kosmetik', 'docx', 'de', 'DE', {
    names: ['Thu Trang Nguyen-Berger'],
    email: 'trang.nb@spreepost.example',
    phone: '030 23125 471',
    city: 'Berlin',
    headline: 'Staatlich geprüfte Kosmetikerin',
    languages: ['Deutsch', 'Vietnamesisch'],
    jobs: [
      'Studioleiterin | Hautnah Kosmetik | | 2020-04 | now',
      'Kosmetikerin | Douglas | | 2015-09 | 2020-03',
    ],
    page: `
! Thu Trang Nguyen-Berger
Staatlich geprüfte Kosmetikerin
Warschauer Str. 61, 10243 Berlin · 030 23125 471 · trang.nb@spreepost.example
# Beruf
04/2020 – heute	Studioleiterin, Hautnah Kosmetik, Berlin
Drei Kabinen, zwei Auszubildende, Einkauf
09/2015 – 03/2020	Kosmetikerin, Douglas, Berlin
# Schule
2013 – 2015	Berufsfachschule für Kosmetik, Berlin
# Sprachen
Deutsch, Vietnamesisch
`,
  }),
  cv('02-de-verkauf-tabelle', 'doc', 'de', 'DE', {
    names: ['Stefanie Koch', 'Stefanie Koch geb. Öztürk', 'Stefanie Koch, geb. Öztürk'],
    email: 'steffi-oeztuerk@ruhrbrief.example',
    phone: '0201 555 0137',
    city: 'Essen',
    jobs: [
      'Filialleiterin | Bäckerei Malzer | | 2019-02 | now',
      'Verkäuferin | Bäckerei Peter | | 2011-08 | 2019-01',
    ],
    page: `
> **LEBENSLAUF**
^ **Persönliche Daten**
|| 5 12
| Name | Stefanie Koch, geb. Öztürk
| Anschrift | Kruppstraße 8, 45128 Essen
| Geboren | 19.05.1991 in Gelsenkirchen
| Familienstand | verheiratet, ein Sohn
| Telefon | 0201 555 0137
| E-Mail | steffi-oeztuerk@ruhrbrief.example
^ **Beruflicher Werdegang**
|| 5 12
| 02/2019 – heute | Filialleiterin\\Bäckerei Malzer, Essen
| 08/2011 – 01/2019 | Verkäuferin\\Bäckerei Peter, Essen
^ **Ausbildung**
|| 5 12
| 2008 – 2011 | Bäckereifachverkäuferin, Berufskolleg Ost, Essen
`,
  }),
  cv('03-de-ch-unterschrift', 'pdf', 'de', 'CH', {
    names: ['Gianluca Ferrari'],
    email: 'gferrari@limmatnetz.example',
    phone: '044 555 01 62',
    city: 'Dietikon',
    languages: ['Deutsch', 'Italienisch'],
    jobs: [
      'Chauffeur Kat. C/E | Planzer Transport AG | | 2018-05 | now',
      'Lagermitarbeiter | Galliker | | 2013-01 | 2018-04',
    ],
    page: `
# Lebenslauf
Bremgartnerstrasse 14, 8953 Dietikon
Tel. 044 555 01 62, gferrari@limmatnetz.example
Jahrgang 1989, ledig, Bewilligung C
## Stellen
* Mai 2018 bis heute: Chauffeur Kat. C/E, Planzer Transport AG, Dietikon
* Januar 2013 bis April 2018: Lagermitarbeiter, Galliker, Altishofen
## Schulen
* Sekundarschule Schlieren, 2005
## Sprachen
Deutsch (Muttersprache), Italienisch (Muttersprache)
## Auskunft gibt
Herr Urs Zollinger, Disponent, Planzer Transport AG
^ Dietikon, im März 2026
Gianluca Ferrari
`,
  }),
  cv('04-fr-assistante', 'pdf', 'fr', 'FR', {
    names: ['Salimata Ouédraogo', 'Ouédraogo Salimata'],
    email: 's.ouedraogo@postelille.example',
    phone: '06 39 98 14 07',
    city: 'Roubaix',
    headline: 'ASSISTANTE DE DIRECTION',
    jobs: [
      'Assistante de direction | Groupe Damart | | 2019-09 | now',
      'Secrétaire | Mairie de Croix | | 2014-03 | 2019-08',
    ],
    page: `
> **ASSISTANTE DE DIRECTION**
> **OUÉDRAOGO Salimata**
> 12 rue de l’Épeule, 59100 Roubaix
> 06 39 98 14 07 – s.ouedraogo@postelille.example
# Expérience
Sept. 2019 – aujourd’hui : Assistante de direction, Groupe Damart, Roubaix
Agenda de deux directeurs, voyages, comptes rendus
Mars 2014 – août 2019 : Secrétaire, Mairie de Croix
# Formation
BTS Assistant de manager, lycée Jean-Moulin, Roubaix, 2013
# Divers
Permis B, Pack Office, danse
`,
  }),
  cv('05-fr-nom-prenom', 'docx', 'fr', 'FR', {
    names: ['Yann-Erwan Le Goff', 'Le Goff Yann-Erwan'],
    email: 'yelg29@iroisemail.example',
    phone: '06 39 98 55 20',
    city: 'Brest',
    jobs: ['Soudeur TIG | Piriou | | 2016-11 | now', 'Chaudronnier | Navtis | | 2010-07 | 2016-10'],
    page: `
# CURRICULUM VITAE
**Nom :** LE GOFF
**Prénom :** Yann-Erwan
**Né le :** 03/02/1988 à Morlaix
**Adresse :** 7 rue Anatole-France, 29200 Brest
**Tél. :** 06 39 98 55 20
**Mail :** yelg29@iroisemail.example
^ **Parcours**
Depuis novembre 2016 : Soudeur TIG chez Piriou, Concarneau
De juillet 2010 à octobre 2016 : Chaudronnier chez Navtis, Brest
^ **Diplôme**
Bac pro chaudronnerie, lycée Vauban, Brest, 2009
^ **Habilitations**
Licences 141 et 111, CACES nacelle
`,
  }),
  cv('06-fr-be-interim', 'doc', 'fr', 'BE', {
    names: ['Kévin Boulanger'],
    city: 'Andenne',
    headline: 'Magasinier – cariste',
    languages: ['Français'],
    jobs: ['Cariste | Carrefour Logistique | | 2021-02 | now', 'Magasinier | Colruyt | | 2017-06 | 2021-01'],
    page: `
INTÉRIM MEUSE SA
~ Agence de Namur, rue de Fer 40 – tél. 081 55 51 34 – namur@interimmeuse.example
~ Votre consultante : Laurence Piette
^ **Dossier du candidat : Kévin Boulanger**
Magasinier – cariste
Domicile : Andenne
Disponible : tout de suite
^ **Expériences**
02/2021 – à ce jour	Cariste, Carrefour Logistique, Nivelles
06/2017 – 01/2021	Magasinier, Colruyt, Halle
^ **Formation**
CESS technique, Institut Sainte-Begge, Andenne, 2016
Brevet cariste, 2018
^ **Langues**
Français
`,
  }),
  cv('07-es-administrativa', 'doc', 'es', 'ES', {
    names: ['María del Carmen Iglesias de la Torre'],
    email: 'mc.iglesias@correosur.example',
    phone: '655 550 113',
    city: 'Jaén',
    jobs: [
      'Administrativa | Aceites Sierra Mágina | | 2015-10 | now',
      'Auxiliar administrativa | Gestoría Lechuga | | 2008-02 | 2015-09',
    ],
    page: `
> CURRÍCULUM VITAE
> **María del Carmen Iglesias de la Torre**
> C/ Maestra 21, 23002 Jaén
> Tel. 655 550 113 · mc.iglesias@correosur.example
# Experiencia
Octubre 2015 – actualidad
Administrativa, Aceites Sierra Mágina, Jaén
Facturación, nóminas de la campaña, trato con las cooperativas
Febrero 2008 – septiembre 2015
Auxiliar administrativa, Gestoría Lechuga, Jaén
# Estudios
Técnico Superior en Administración y Finanzas, IES Virgen del Carmen, 2007
# Informática
ContaPlus, A3, Excel
`,
  }),
  cv('08-es-me-llamo', 'pdf', 'es', 'ES', {
    names: ['Wilmer Quispe Mamani'],
    email: 'wqm_obras@correolevante.example',
    phone: '655 550 248',
    city: 'Valencia',
    jobs: [
      'Oficial de primera albañil | Construcciones Ferrer | | 2017-03 | now',
      'Peón | Obras Albufera SL | | 2012-05 | 2017-02',
    ],
    page: `
# Sobre mí
Me llamo Wilmer Quispe Mamani, soy boliviano, tengo 38 años y papeles en regla. Llevo trece años en la obra y no falto nunca.
Vivo en Valencia, barrio de Orriols.
Me pueden llamar al 655 550 248 o escribir a wqm_obras@correolevante.example
# Dónde he trabajado
**Oficial de primera albañil** – Construcciones Ferrer, Valencia
marzo 2017 – hoy
**Peón** – Obras Albufera SL, Catarroja
mayo 2012 – febrero 2017
# Cursos
PRL 60 horas albañilería, Fundación Laboral de la Construcción, 2017
Carné de carretillero, 2019
`,
  }),
  cv('09-es-mx-contadora', 'docx', 'es', 'MX', {
    names: ['Guadalupe Ángeles Cruz', 'C.P. Guadalupe Ángeles Cruz'],
    email: 'lupita.angeles@correobajio.example',
    phone: '477 555 0129',
    city: 'León',
    headline: 'Contadora Pública',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Contadora general | Calzado Flexi | | 2020-01 | now',
      'Auxiliar contable | Despacho Padilla y Asociados | | 2015-08 | 2019-12',
    ],
    page: `
Contadora Pública
! C.P. GUADALUPE ÁNGELES CRUZ
León, Guanajuato | 477 555 0129 | lupita.angeles@correobajio.example
# EXPERIENCIA LABORAL
**Contadora general**, Calzado Flexi, León, Gto. (enero 2020 – actual)
* Cierre mensual, declaraciones, IMSS
**Auxiliar contable**, Despacho Padilla y Asociados (agosto 2015 – diciembre 2019)
# ESCOLARIDAD
Licenciatura en Contaduría, Universidad de Guanajuato, 2011 – 2015
# IDIOMAS
Español, Inglés (intermedio)
`,
  }),
  cv('10-it-europass', 'doc', 'it', 'IT', {
    names: ['Carmela Esposito', 'Esposito Carmela'],
    email: 'melina84@postavesuvio.example',
    phone: '081 555 0164',
    city: 'Portici',
    jobs: [
      'Addetta alle pulizie | Samsic Italia | | 2014-04 | now',
      'Cameriera ai piani | Hotel Poseidon | | 2006-05 | 2013-10',
    ],
    page: `
**FORMATO EUROPEO PER IL CURRICULUM VITAE**
|| 5 12
| **INFORMAZIONI PERSONALI** | 
| Cognome e nome | **ESPOSITO CARMELA**
| Indirizzo | Via Libertà 102, 80055 Portici (NA)
| Telefono | 081 555 0164
| E-mail | melina84@postavesuvio.example
| Nazionalità | Italiana
| **ESPERIENZA LAVORATIVA** | 
| Da aprile 2014 a oggi | Addetta alle pulizie\\Samsic Italia, Napoli
| Da maggio 2006 a ottobre 2013 | Cameriera ai piani\\Hotel Poseidon, Torre del Greco
| **ISTRUZIONE** | 
| 1998 | Licenza media, Scuola Don Milani, Portici
`,
  }),
  cv('11-it-infermiera', 'docx', 'it', 'IT', {
    names: ['Chidinma Okonkwo'],
    email: 'chidinma.okonkwo@postadige.example',
    phone: '045 555 0118',
    city: 'Verona',
    headline: 'Infermiera',
    languages: ['Italiano', 'Inglese', 'Igbo'],
    jobs: [
      'Infermiera | Azienda Ospedaliera di Verona | | 2019-06 | now',
      'Operatrice socio-sanitaria | RSA Villa Serena | | 2013-03 | 2016-09',
    ],
    page: `
! Chidinma Okonkwo
Infermiera
Via XX Settembre 55, Verona
045 555 0118
chidinma.okonkwo@postadige.example
# Esperienze
Giugno 2019 – oggi	Azienda Ospedaliera di Verona
Infermiera, reparto di medicina d’urgenza
Marzo 2013 – settembre 2016	RSA Villa Serena, Bussolengo
Operatrice socio-sanitaria
# Studi
Laurea in Infermieristica, Università di Verona, 2016 – 2019
# Lingue
Italiano, Inglese, Igbo
~ Autorizzo il trattamento dei miei dati personali.
~ In fede, Chidinma Okonkwo
`,
  }),
  cv('12-it-farmacista', 'pdf', 'it', 'IT', {
    names: ['Bianca Fiore', 'Dott.ssa Bianca Fiore'],
    email: 'b.fiore@postadaunia.example',
    phone: '0881 555 014',
    city: 'Foggia',
    headline: 'Farmacista',
    jobs: [
      'Farmacista collaboratrice | Farmacia Russo | | 2021-01 | now',
      'Farmacista | Parafarmacia La Salute | | 2018-04 | 2020-12',
    ],
    page: `
> **Curriculum vitae**
> **Dott.ssa Bianca Fiore**
> Farmacista
^ Foggia, via Arpi 9 – tel. 0881 555 014 – b.fiore@postadaunia.example
Iscritta all’Ordine dei Farmacisti di Foggia dal 2018
^ **Esperienza**
Gennaio 2021 – oggi: Farmacista collaboratrice presso Farmacia Russo, Foggia
Aprile 2018 – dicembre 2020: Farmacista presso Parafarmacia La Salute, Lucera
^ **Titoli**
Laurea in Farmacia, Università di Bari, 2017
Maturità scientifica, Liceo Marconi, Foggia
^ **Altro**
Automunita, disponibile ai turni notturni
`,
  }),
  cv('13-pt-contabilista', 'docx', 'pt', 'PT', {
    names: ['João Pedro Leitão Carneiro dos Santos'],
    email: 'jp.carneiro@correiominho.example',
    phone: '912 555 034',
    city: 'Guimarães',
    headline: 'Contabilista certificado',
    jobs: [
      'Contabilista certificado | Têxteis Penha, Lda | | 2016-09 | now',
      'Técnico de contabilidade | Gabinete Faria & Filhos | | 2009-01 | 2016-08',
    ],
    page: `
! João Pedro Leitão Carneiro dos Santos
Contabilista certificado
Rua de Santa Luzia 33, 4800 Guimarães
Telemóvel 912 555 034
jp.carneiro@correiominho.example
# Experiência
**Contabilista certificado**, Têxteis Penha, Lda, Guimarães
Setembro de 2016 até à data
**Técnico de contabilidade**, Gabinete Faria & Filhos, Braga
Janeiro de 2009 a agosto de 2016
# Formação
Licenciatura em Contabilidade, Instituto Politécnico do Cávado e do Ave, 2008
# Informática
Primavera, SAP FI, Excel
`,
  }),
  cv('14-pt-br-logistica', 'pdf', 'pt', 'BR', {
    names: ['Wesley da Silva Ferreira'],
    email: 'wesleysf.log@correiopaulista.example',
    phone: '(11) 95550-0142',
    city: 'Guarulhos',
    headline: 'AUXILIAR DE LOGÍSTICA',
    jobs: [
      'Auxiliar de Logística | Mercado Livre | | 2022-03 | now',
      'Repositor | Assaí Atacadista | | 2018-07 | 2022-02',
    ],
    page: `
> **AUXILIAR DE LOGÍSTICA**
^ **WESLEY DA SILVA FERREIRA**
Brasileiro, solteiro, 27 anos
Jardim Cumbica, Guarulhos – SP
(11) 95550-0142
wesleysf.log@correiopaulista.example
# OBJETIVO
Vaga na área de logística ou estoque
# EXPERIÊNCIA
Mercado Livre – Auxiliar de Logística – 03/2022 até o momento
Assaí Atacadista – Repositor – 07/2018 a 02/2022
# ESCOLARIDADE
Ensino médio completo, E.E. Frederico de Barros Brotero
# CURSOS
Empilhadeira (SENAI), Excel básico
`,
  }),
  cv('15-pt-cabecalho', 'doc', 'pt', 'PT', {
    names: ['Iryna Kovalchuk'],
    email: 'iryna.kovalchuk@correioalgarve.example',
    phone: '913 555 071',
    city: 'Portimão',
    languages: ['Português', 'Ucraniano', 'Russo'],
    jobs: [
      'Governanta | Hotel Baía da Rocha | | 2017-04 | now',
      'Empregada de andares | Apartamentos Solmar | | 2010-05 | 2017-03',
    ],
    page: `
HEAD Iryna Kovalchuk – Curriculum Vitae
# Contactos
Rua da Hortinha 6, Portimão
913 555 071
iryna.kovalchuk@correioalgarve.example
# Percurso profissional
Abril 2017 – presente: Governanta, Hotel Baía da Rocha, Portimão
Equipa de 14, lavandaria, formação das novas colegas
Maio 2010 – março 2017: Empregada de andares, Apartamentos Solmar, Alvor
# Escola
Curso técnico de enfermagem, Escola Médica de Ternopil, Ucrânia, 2002
# Línguas
Português, Ucraniano, Russo
`,
  }),
  cv('16-nl-controller', 'pdf', 'nl', 'NL', {
    names: [
      'Jan-Willem van der Meulen',
      'J.W.M. van der Meulen',
      'J.W.M. (Jan-Willem) van der Meulen',
      'Drs. J.W.M. (Jan-Willem) van der Meulen RC',
      'Drs. J.W.M. (Jan-Willem) van der Meulen',
      'Drs. Jan-Willem van der Meulen',
    ],
    email: 'jwvdmeulen@sticht.example',
    phone: '06 55501834',
    city: 'Amersfoort',
    jobs: [
      'Business Controller | Royal FloraHolland | | 2018-01 | now',
      'Financieel adviseur | Gemeente Utrecht | | 2010-09 | 2017-12',
    ],
    page: `
**Drs. J.W.M. (Jan-Willem) van der Meulen RC**
Stationsplein 3, 3818 LE Amersfoort
06 55501834
jwvdmeulen@sticht.example
# Werkervaring
2018 januari – heden	Business Controller, Royal FloraHolland, Aalsmeer
Planning en control van drie locaties, team van vier
2010 september – 2017 december	Financieel adviseur, Gemeente Utrecht
# Opleiding
Register Controller, Vrije Universiteit, 2015
Bedrijfseconomie, Universiteit van Amsterdam, 2010
# Overig
Penningmeester van de ijsclub
`,
  }),
  cv('17-nl-doktersassistente', 'docx', 'nl', 'NL', {
    names: ['Fadoua el Bakkali'],
    email: 'f.elbakkali@maasbrief.example',
    phone: '06 55507716',
    city: 'Rotterdam',
    languages: ['Nederlands', 'Tamazight', 'Frans'],
    jobs: [
      'Doktersassistente | Huisartsenpraktijk Afrikaanderplein | | 2019-08 | now',
      'Receptioniste | Tandartspraktijk Zuid | | 2016-02 | 2019-07',
    ],
    page: `
# Curriculum Vitae
Naam: Fadoua el Bakkali
Adres: Putselaan 118, 3074 JE Rotterdam
Telefoon: 06 55507716
E-mail: f.elbakkali@maasbrief.example
Geboortedatum: 11 november 1996
# Werk
**Doktersassistente**, Huisartsenpraktijk Afrikaanderplein
augustus 2019 – nu
Triage, uitstrijkjes, oren uitspuiten
**Receptioniste**, Tandartspraktijk Zuid
februari 2016 – juli 2019
# School
MBO 4 Doktersassistent, Zadkine, 2019
# Talen
Nederlands, Tamazight, Frans
`,
  }),
  cv('18-nl-be-onderwijs', 'doc', 'nl', 'BE', {
    names: ['Els De Smedt-Peeters', 'Els De Smedt – Peeters', 'Els De Smedt'],
    email: 'els.peeters@kempenpost.example',
    phone: '0470 55 51 09',
    city: 'Herentals',
    jobs: [
      'Kleuterleidster | Basisschool De Wegwijzer | | 2007-09 | now',
      'Opvoedster | Internaat Sint-Jozef | | 2003-09 | 2007-06',
    ],
    page: `
**Curriculum vitae van Els De Smedt – Peeters**
Nonnenvest 27, 2200 Herentals
0470 55 51 09
els.peeters@kempenpost.example
Gehuwd, twee kinderen
^ **Loopbaan**
Sept. 2007 – heden	Kleuterleidster	Basisschool De Wegwijzer, Olen
Sept. 2003 – juni 2007	Opvoedster	Internaat Sint-Jozef, Geel
^ **Studies**
Bachelor kleuteronderwijs, Katholieke Hogeschool Kempen, Vorselaar, 2003
^ **Bijscholing**
Zorgcoördinatie, EHBO
`,
  }),
  cv('19-sv-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Nasteexo Warsame Cali'],
    email: 'nasteexo.w@malarpost.example',
    phone: '070-555 01 27',
    city: 'Västerås',
    headline: 'Undersköterska',
    languages: ['Svenska', 'Somaliska'],
    jobs: ['Undersköterska | Västerås stad | | 2019-01 | now', 'Vårdbiträde | Attendo | | 2015-06 | 2018-12'],
    page: `
# Nasteexo Warsame Cali
Undersköterska
Råbygatan 14, Västerås
Mobil 070-555 01 27
nasteexo.w@malarpost.example
## Arbete
2019-01 – pågående	Undersköterska, Västerås stad, äldreboendet Zethelius
2015-06 – 2018-12	Vårdbiträde, Attendo, Köping
## Utbildning
Vård- och omsorgsprogrammet, Komvux Västerås, 2018
## Språk
Svenska, Somaliska
## Övrigt
B-körkort, delegering för insulin
`,
  }),
  cv('20-sv-jag-heter', 'pdf', 'sv', 'SE', {
    names: ['Björn Lind'],
    email: 'teddy77@dalapost.example',
    phone: '070-555 01 81',
    city: 'Borlänge',
    jobs: [
      'Skogsmaskinförare | Stora Enso | | 2008-10 | now',
      'Lastbilschaufför | Maserfrakt | | 1999-04 | 2008-09',
    ],
    page: `
# CV
Hej! Jag heter Björn Lind och bor i Borlänge med hund och husvagn. Jag har kört tungt i hela mitt liv och vill nu ha ett jobb närmare hemmet.
# Jobb
Skogsmaskinförare, Stora Enso, oktober 2008 – nu
Skördare och skotare, skift, eget underhåll
Lastbilschaufför, Maserfrakt, april 1999 – september 2008
# Skola
Naturbruk, Älvdalens gymnasium, 1996
# Körkort
B, C, CE, YKB
# Nå mig
070-555 01 81, teddy77@dalapost.example
`,
  }),
  cv('21-sv-ekonom', 'docx', 'sv', 'SE', {
    names: [
      'Anna-Karin Öhman',
      'Anna-Karin Öhman (f. Lundqvist)',
      'Anna-Karin Öhman f. Lundqvist',
      'Anna-Karin Öhman, f. Lundqvist',
    ],
    email: 'annakarin.lundqvist@bottenpost.example',
    phone: '070-555 01 44',
    city: 'Piteå',
    headline: 'Redovisningsekonom',
    jobs: [
      'Redovisningsekonom | Smurfit Kappa | | 2013-05 | now',
      'Ekonomiassistent | Piteå kommun | | 2004-08 | 2013-04',
    ],
    page: `
[[ 11 6
**Anna-Karin Öhman** (f. Lundqvist)
Redovisningsekonom
---
070-555 01 44
annakarin.lundqvist@bottenpost.example
Storgatan 52, 941 31 Piteå
]]
# Anställningar
**Redovisningsekonom**, Smurfit Kappa, Piteå
Maj 2013 – nuvarande
Bokslut, moms, anläggningsregister
**Ekonomiassistent**, Piteå kommun
Augusti 2004 – april 2013
# Utbildning
Ekonomie kandidat, Luleå tekniska universitet, 2004
# System
Visma, SAP, Raindance
`,
  }),
  cv('22-da-laborant', 'docx', 'da', 'DK', {
    names: ['Mette Kjærgaard Bach'],
    email: 'mkb@fynpost.example',
    phone: '20 55 01 93',
    city: 'Odense',
    headline: 'Laborant',
    languages: ['Dansk', 'Engelsk'],
    jobs: [
      'Laborant | Chr. Hansen | | 2017-02 | now',
      'Laboratorietekniker | Odense Universitetshospital | | 2011-03 | 2017-01',
    ],
    page: `
|| 4 13
| PROFIL | **Mette Kjærgaard Bach**\\Laborant\\Skibhusvej 88, 5000 Odense\\20 55 01 93\\mkb@fynpost.example
| ERFARING | **Laborant**, Chr. Hansen\\Februar 2017 – nu\\HPLC, stabilitetsprøver, GMP
|  | **Laboratorietekniker**, Odense Universitetshospital\\Marts 2011 – januar 2017
| UDDANNELSE | Laborantuddannelsen, Erhvervsakademiet Lillebælt, 2011
| SPROG | Dansk, Engelsk
| FRITID | Vinterbader, spejderleder
`,
  }),
  cv('23-da-tomrer-foto', 'doc', 'da', 'DK', {
    names: ['Ali Reza Hosseini'],
    email: 'ali.hosseini@aarhuspost.example',
    phone: '21 55 01 16',
    city: 'Brabrand',
    headline: 'Tømrersvend',
    jobs: ['Tømrersvend | Enemærke & Petersen | | 2020-08 | now', 'Montør | Velux | | 2014-01 | 2016-07'],
    page: `
PIC Foto | Portræt
**Ali Reza Hosseini**
Tømrersvend
Edwin Rahrs Vej 40, 8220 Brabrand
Mobil 21 55 01 16, ali.hosseini@aarhuspost.example
^ **Ansættelser**
08/2020 – nu	Tømrersvend, Enemærke & Petersen, Aarhus
Tage, facader, altaner i Gellerup
01/2014 – 07/2016	Montør, Velux, Østbirk
^ **Uddannelse**
Svendebrev som tømrer, Aarhus Tech, 2020
^ **Referencer**
Formand Henning Skov, Enemærke & Petersen
`,
  }),
  cv('24-da-anonym', 'pdf', 'da', 'DK', {
    names: [],
    city: 'Kolding',
    headline: 'Indkøber med teknisk baggrund',
    languages: ['Dansk', 'Tysk', 'Engelsk'],
    jobs: ['Strategisk indkøber | Danfoss | | 2019-03 | now', 'Indkøber | Lego | | 2012-01 | 2019-02'],
    page: `
# Anonymiseret kandidatprofil
Kandidat nr. 4417
Indkøber med teknisk baggrund
Bopæl: Kolding
Navn og kontaktoplysninger udleveres efter aftale med vikarbureauet
# Erfaring
Marts 2019 – nu	Strategisk indkøber, Danfoss, Nordborg
Januar 2012 – februar 2019	Indkøber, Lego, Billund
# Uddannelse
Maskinmester, Fredericia Maskinmesterskole, 2011
# Sprog
Dansk, Tysk, Engelsk
`,
  }),
  cv('25-no-regnskap', 'doc', 'en', 'NO', {
    spoken: 'no',
    names: ['Håkon Aasen Dahl'],
    email: 'haakon.dahl@tronderpost.example',
    phone: '400 55 127',
    city: 'Trondheim',
    jobs: [
      'Regnskapsfører | Sparebank 1 Regnskapshuset | | 2016-08 | now',
      'Regnskapsmedarbeider | Coop Midt-Norge | | 2011-06 | 2016-07',
    ],
    page: `
CV
**Håkon Aasen Dahl**
Innherredsveien 71, 7043 Trondheim
Mobil: 400 55 127
E-post: haakon.dahl@tronderpost.example
^ **Arbeidserfaring**
August 2016 – nå: Regnskapsfører, Sparebank 1 Regnskapshuset, Trondheim
Juni 2011 – juli 2016: Regnskapsmedarbeider, Coop Midt-Norge, Trondheim
^ **Utdanning**
Bachelor i regnskap og revisjon, Høgskolen i Sør-Trøndelag, 2011
^ **Kurs**
Autorisert regnskapsfører 2017, Tripletex, Visma
`,
  }),
  cv('26-no-kokk', 'pdf', 'en', 'NO', {
    spoken: 'no',
    names: ['Thi Hong Pham'],
    email: 'hong.pham@jaerpost.example',
    phone: '911 55 604',
    city: 'Stavanger',
    headline: 'Kokk',
    languages: ['Norsk', 'Vietnamesisk'],
    jobs: ['Kokk | Fjordkantinen AS | | 2018-09 | now', 'Kjøkkenassistent | ISS | | 2014-02 | 2018-08'],
    page: `
! Thi Hong Pham
Kokk
Stavanger | 911 55 604 | hong.pham@jaerpost.example
# Erfaring
**Kokk**, Fjordkantinen AS, Forus
september 2018 – d.d.
Lunsj til 600, allergikost
**Kjøkkenassistent**, ISS, Sola
februar 2014 – august 2018
# Utdanning
Fagbrev institusjonskokk, Jåttå videregående skole, 2018
# Språk
Norsk, Vietnamesisk
# Referanser
Rune Tveit, kjøkkensjef, Fjordkantinen AS
Siv Anita Moi, driftsleder, ISS
`,
  }),
  cv('27-no-to-linjer', 'docx', 'en', 'NO', {
    spoken: 'no',
    names: ['Ingrid Strømsnes Vik'],
    email: 'ingrid@vikogvik.example',
    phone: '922 55 318',
    city: 'Ålesund',
    headline: 'Interiørarkitekt',
    jobs: [
      'Interiørarkitekt | Vik og Vik AS | | 2020-02 | now',
      'Interiørkonsulent | Slettvoll | | 2014-09 | 2020-01',
    ],
    page: `
! INGRID
! STRØMSNES VIK
Interiørarkitekt
~ Kongens gate 19, 6002 Ålesund – 922 55 318 – ingrid@vikogvik.example
# Praksis
Februar 2020 – i dag
Interiørarkitekt, Vik og Vik AS, Ålesund
Hotellrom, båtinnredning, to kafeer
September 2014 – januar 2020
Interiørkonsulent, Slettvoll, Stranda
# Utdannelse
Bachelor i møbeldesign og interiørarkitektur, Kunst- og designhøgskolen i Bergen, 2014
# Verktøy
ArchiCAD, SketchUp, blyant
`,
  }),
  cv('28-pl-inzynier', 'pdf', 'en', 'PL', {
    spoken: 'pl',
    names: ['Małgorzata Wójcik-Zielińska', 'mgr inż. Małgorzata Wójcik-Zielińska'],
    email: 'm.wojcik@listpoznan.example',
    phone: '500 555 138',
    city: 'Poznań',
    headline: 'Inżynier jakości',
    languages: ['angielski', 'niemiecki'],
    jobs: [
      'Inżynier jakości | Volkswagen Poznań | | 2018-03 | now',
      'Kontroler jakości | Solaris Bus & Coach | | 2013-07 | 2018-02',
    ],
    page: `
! mgr inż. Małgorzata Wójcik-Zielińska
Inżynier jakości
ul. Głogowska 112/4, Poznań | tel. 500 555 138 | m.wojcik@listpoznan.example
# Doświadczenie zawodowe
03.2018 – obecnie	Inżynier jakości, Volkswagen Poznań
8D, PPAP, audyty dostawców
07.2013 – 02.2018	Kontroler jakości, Solaris Bus & Coach, Bolechowo
# Wykształcenie
Politechnika Poznańska, mechanika i budowa maszyn, 2008 – 2013
# Języki
angielski (B2), niemiecki (B1)
~ Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.
`,
  }),
  cv('29-pl-kierowca', 'doc', 'en', 'PL', {
    spoken: 'pl',
    names: ['Oleksandr Bondarenko'],
    email: 'sasha.bond@listlublin.example',
    phone: '501 555 264',
    city: 'Lublin',
    languages: ['ukraiński', 'polski', 'rosyjski'],
    jobs: [
      'Kierowca C+E | Trans-Wschód Sp. z o.o. | | 2019-05 | now',
      'Mechanik samochodowy | Auto-Serwis Bartek | | 2015-10 | 2019-04',
    ],
    page: `
> **ŻYCIORYS**
|| 5 12
| Imię i nazwisko: | Oleksandr Bondarenko
| Data urodzenia: | 14.08.1990
| Adres: | ul. Kunickiego 35, 20-422 Lublin
| Telefon: | 501 555 264
| E-mail: | sasha.bond@listlublin.example
^ **Praca**
|| 5 12
| 05.2019 – nadal | Kierowca C+E\\Trans-Wschód Sp. z o.o., Lublin
| 10.2015 – 04.2019 | Mechanik samochodowy\\Auto-Serwis Bartek, Świdnik
^ **Szkoła**
Technikum samochodowe, Łuck, 2009
^ **Języki**
ukraiński, polski, rosyjski
`,
  }),
  cv('30-pl-grafik', 'docx', 'en', 'PL', {
    spoken: 'pl',
    names: ['Krzysztof Maj'],
    email: 'kontakt@majgrafika.example',
    phone: '502 555 019',
    city: 'Gdynia',
    headline: 'grafik',
    jobs: [
      'Grafik | Wydawnictwo Region | | 2017-01 | now',
      'Operator DTP | Drukarnia Bernardinum | | 2010-02 | 2016-12',
    ],
    page: `
> **K R Z Y S Z T O F   M A J**
> grafik
> Gdynia · 502 555 019 · kontakt@majgrafika.example
# Praca
styczeń 2017 – teraz
Grafik, Wydawnictwo Region, Gdynia
Okładki, albumy, mapy turystyczne
luty 2010 – grudzień 2016
Operator DTP, Drukarnia Bernardinum, Pelplin
# Nauka
Akademia Sztuk Pięknych w Gdańsku, grafika, 2009
# Programy
InDesign, Illustrator, Photoshop
`,
  }),
];
