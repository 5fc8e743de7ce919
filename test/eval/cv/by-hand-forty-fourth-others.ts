import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** The open ones in Dutch, Italian, Portuguese and the northern languages. All people are made up. */
export const BY_HAND_FORTY_FOURTH_OTHERS: Sheet[] = [
  cv('05-nl-nl-administrateur', 'rtf', 'nl', 'NL', {
    names: ['Marieke de Vries-Hoekstra', 'M.C. de Vries-Hoekstra', 'Marieke de Vries - Hoekstra'],
    email: 'mdevrieshoekstra@tjonger.example',
    phone: '06 5550 0126',
    city: 'Heerenveen',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Zelfstandig administrateur | Bouwbedrijf Lont | Sneek | 2019-01 | now',
      'Assistent-accountant | Accon avm | Drachten | 2011-08 | 2018-12',
      'Medewerker crediteuren | Empatec | Sneek | 2007-03 | 2011-07',
    ],
    page: `
! CURRICULUM VITAE
# Persoonlijke gegevens
|| 5 12
| Achternaam | De Vries-Hoekstra
| Voorletters | M.C.
| Roepnaam | Marieke
| Adres | Schans 88, 8441 AE Heerenveen
| Mobiel | 06 5550 0126
| Mail | mdevrieshoekstra@tjonger.example
| Geboortedatum | 28 mei 1985
| Nationaliteit | Nederlandse
# Wie ben ik
Cijferaar met een nuchtere kijk. Ik wil graag 28 uur werken, verdeeld over vier dagen, en dan het liefst in een familiebedrijf.
# Werk
**Januari 2019 tot nu \tBouwbedrijf Lont, Sneek**
Zelfstandig administrateur
* Complete boekhouding tot en met de jaarrekening, drie bv’s
* G-rekening, ketenaansprakelijkheid, uurstaten van 35 timmerlieden
* Overgang van Snelstart naar Exact Online gedaan
**Augustus 2011 – december 2018 \tAccon avm, Drachten**
Assistent-accountant
* Samenstellen van jaarrekeningen voor mkb en melkveehouders
**Maart 2007 – juli 2011 \tEmpatec, Sneek**
Medewerker crediteuren
# Opleiding
2013 – 2017 \tHbo Accountancy (deeltijd), NHL Leeuwarden, diploma
2003 – 2007 \tMbo 4 Financiële administratie, Friese Poort Sneek, diploma
# Talen
Nederlands, Fries, Engels (redelijk)
# Vrije tijd
Skûtsjesilen, moestuin, penningmeester van de dorpsvereniging
`,
  }),
  cv('06-it-oss', 'doc', 'it', 'IT', {
    names: ['Carmela De Luca'],
    email: 'carmeladeluca71@vesuviomail.example',
    phone: '339 555 0166',
    city: 'Portici',
    languages: ['Italiano', 'Tedesco'],
    jobs: [
      'Operatrice socio sanitaria (OSS) | RSA Villa dei Pini | Ercolano | 2015-02 | now',
      'Assistente domiciliare | Cooperativa Sociale Gesco | Napoli | 2008-06 | 2015-01',
      'Cameriera ai piani | Hotel Traube | Stoccarda | 1996 | 2004',
    ],
    page: `
FORMATO EUROPEO PER IL CURRICULUM VITAE
**INFORMAZIONI PERSONALI**
|| 6 11
| Nome | DE LUCA CARMELA
| Indirizzo | Corso Garibaldi 203, 80055 Portici (NA)
| Telefono | 339 555 0166
| E-mail | carmeladeluca71@vesuviomail.example
| Nazionalità | Italiana
| Data di nascita | 16 LUGLIO 1971
**ESPERIENZA LAVORATIVA**
|| 6 11
| • Date (da – a) | FEBBRAIO 2015 – IN CORSO
| • Nome del datore di lavoro | RSA Villa dei Pini, Ercolano
| • Tipo di azienda o settore | Residenza per anziani
| • Tipo di impiego | Operatrice socio sanitaria (OSS)
| • Principali mansioni | Igiene, mobilizzazione, pasti, turni anche di notte
| • Date (da – a) | GIUGNO 2008 – GENNAIO 2015
| • Nome del datore di lavoro | Cooperativa Sociale Gesco, Napoli
| • Tipo di azienda o settore | Servizi alla persona
| • Tipo di impiego | Assistente domiciliare
| • Principali mansioni | Spesa, compagnia, igiene di persone sole
| • Date (da – a) | 1996 – 2004
| • Nome del datore di lavoro | Hotel Traube, Stoccarda (Germania)
| • Tipo di impiego | Cameriera ai piani
**ISTRUZIONE E FORMAZIONE**
|| 6 11
| • Date | 2014
| • Qualifica conseguita | Attestato OSS, 1000 ore
| • Istituto | Ente di formazione accreditato Regione Campania
| • Date | 1985
| • Qualifica conseguita | Licenza media
**CAPACITÀ E COMPETENZE PERSONALI**
|| 6 11
| Madrelingua | Italiano
| Altre lingue | Tedesco (parlato buono, scritto elementare)
| Patente | B, automunita
`,
  }),
  cv('07-it-contabile', 'rtf', 'it', 'IT', {
    names: ['Fabrizio Lo Presti'],
    email: 'fabrizio.lopresti@etnapost.example',
    phone: '+39 328 555 0150',
    city: 'Catania',
    languages: ['Inglese'],
    jobs: [
      'Responsabile amministrativo | Dolfin SpA | Riposto | 2018-01 | now',
      'Impiegato contabile | Sidra SpA | Catania | 2009-04 | 2017-12',
      'Praticante | Studio Commerciale Associato Grasso e Patanè | Acireale | 2005-09 | 2009-03',
    ],
    aside: [2],
    page: `
Rag. Fabrizio Lo Presti
Via Plebiscito, 318 – 95124 Catania
cell. +39 328 555 0150
fabrizio.lopresti@etnapost.example
Nato a Bronte (CT) il 2.4.1984, coniugato
# Profilo
Ragioniere con oltre vent’anni tra studi e aziende. Bilancio, IVA, tesoreria, rapporti con banche e revisori. Valuto proposte in provincia di Catania o Siracusa, RAL da 38.000.
# Esperienze di lavoro
**Dal gennaio 2018** lavoro in Dolfin SpA, Riposto, come **Responsabile amministrativo**.
* Coordino quattro persone
* Chiusure mensili, bilancio, budget di cassa
* Passaggio da Zucchetti a SAP Business One
**Dall’aprile 2009 al dicembre 2017** ho lavorato in Sidra SpA, Catania, come **Impiegato contabile**.
* Ciclo passivo, split payment, cespiti
**Dal settembre 2005 al marzo 2009**: **Praticante** presso lo Studio Commerciale Associato Grasso e Patanè, Acireale.
# Titoli di studio
Diploma di ragioniere e perito commerciale, ITC Arcangelo Radice, Bronte, 2003
Laurea triennale in Economia aziendale, Università di Catania, 2011 (da studente lavoratore)
# Conoscenze
Excel avanzato, SAP Business One, Zucchetti Ad Hoc, fatturazione elettronica
Inglese B1
`,
  }),
  cv('08-pt-br-contador', 'odt', 'pt', 'BR', {
    names: ['José Ribamar Lima Neto'],
    email: 'ribamarneto@cearamail.example',
    phone: '(85) 95550-0142',
    city: 'Fortaleza',
    headline: 'Contador | CRC-CE ativo',
    languages: ['Inglês'],
    jobs: [
      'Coordenador contábil | M. Dias Branco | Eusébio | 2019-02 | now',
      'Analista contábil pleno | Grendene | Sobral | 2014-08 | 2019-01',
      'Auxiliar fiscal | Contabilidade Jangada | Fortaleza | 2011-03 | 2014-07',
      'Jovem aprendiz | Banco do Nordeste | Fortaleza | 2008-06 | 2010-06',
    ],
    page: `
! José Ribamar Lima Neto
Contador | CRC-CE ativo
Bairro de Fátima, Fortaleza/CE • (85) 95550-0142 • ribamarneto@cearamail.example • linkedin.com/in/ribamar-neto-exemplo
# Resumo profissional
Contador com 15 anos de vivência em indústria e escritório: fechamento, SPED, IFRS, custo industrial. Coordeno nove analistas.
# Experiência
**M. Dias Branco** – Eusébio/CE
__Coordenador contábil__ (fev/2019 – atual)
* Fechamento em D+4 de cinco unidades
* Implantação do bloco K
* Ponto focal da auditoria externa
**Grendene** – Sobral/CE
__Analista contábil pleno__ (ago/2014 – jan/2019)
* Conciliações, custo padrão, incentivos fiscais
**Contabilidade Jangada** – Fortaleza/CE
__Auxiliar fiscal__ (mar/2011 – jul/2014)
* Simples Nacional, 60 clientes do comércio
**Banco do Nordeste** – Fortaleza/CE
__Jovem aprendiz__ (jun/2008 – jun/2010)
# Formação acadêmica
MBA em Controladoria – UNIFOR – 2018
Bacharelado em Ciências Contábeis – UFC – 2013
# Idiomas e sistemas
Inglês intermediário
TOTVS Protheus, SAP FI, Power BI, Excel avançado
# Pretensão
A combinar. Aceito viagem e mudança dentro do Nordeste.
`,
  }),
  cv('09-pt-br-desenvolvedora', 'pdf', 'pt', 'BR', {
    names: ['Ana Beatriz Kuroda'],
    email: 'bia@kuroda.example',
    phone: '+55 43 95550-0119',
    city: 'Londrina',
    headline: 'Desenvolvedora mobile (Kotlin / Flutter)',
    languages: ['Inglês', 'Japonês'],
    aside: [3],
    jobs: [
      'Desenvolvedora mobile sênior | iFood | | 2023-05 | now',
      'Desenvolvedora Android | Luizalabs | Franca | 2020-08 | 2023-04',
      'Desenvolvedora júnior | Guenka Software | Londrina | 2018-07 | 2020-07',
      'Estágio em QA | Guenka Software | Londrina | 2017-07 | 2018-06',
    ],
    page: `
[[ 5.5 11.5
! Ana Beatriz Kuroda
^ **CONTATO**
Londrina, PR
+55 43 95550-0119
bia@kuroda.example
github.com/biakuroda-exemplo
^ **STACK**
Kotlin, Jetpack Compose
Flutter, Dart
Firebase
CI com Bitrise
Testes com Espresso
^ **IDIOMAS**
Inglês – avançado
Japonês – básico
^ **FORMAÇÃO**
Ciência da Computação
UEL, Londrina
2014 – 2018
---
**Desenvolvedora mobile (Kotlin / Flutter)**
Sete anos de apps que gente comum usa com pressa. Gosto de telas rápidas, acessibilidade e revisão de código sem ego. Trabalho 100% remoto, PJ ou CLT.
^ **EXPERIÊNCIA**
**iFood** (remoto)
Desenvolvedora mobile sênior
mai 2023 – presente
* App do entregador: consumo de bateria 18% menor
* Mentora de duas juniores
**Luizalabs**, Franca (híbrido, depois remoto)
Desenvolvedora Android
ago 2020 – abr 2023
* Checkout nativo; de XML para Compose em um ano
**Guenka Software**, Londrina
Desenvolvedora júnior
jul 2018 – jul 2020
Estágio em QA
jul 2017 – jun 2018
^ **COMUNIDADE**
Organiza o GDG Londrina
Palestra no Android Dev Conf 2024
]]
`,
  }),
  cv('10-sv-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Gunilla Åkerblom', 'Gunilla Maria Åkerblom'],
    email: 'gunilla.akerblom@siljanspost.example',
    phone: '070-174 06 12',
    city: 'Leksand',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Undersköterska, natt | Leksands kommun | Leksand | 2014-03 | now',
      'Undersköterska | Falu lasarett | Falun | 2002-08 | 2014-02',
      'Vårdbiträde | Mora kommun | Mora | 1994 | 2002',
      'Kassörska | Konsum Insjön | Insjön | 1989 | 1993',
    ],
    page: `
# MERITFÖRTECKNING
|| 5 12
| Namn | Gunilla Maria Åkerblom
| Född | 1970-02-11
| Adress | Hjortnäsvägen 19, 793 31 Leksand
| Telefon | 070-174 06 12
| E-post | gunilla.akerblom@siljanspost.example
| Körkort | B
# ANSTÄLLNINGAR
|| 5 12
| mars 2014 – tills vidare | Leksands kommun, Leksand\\**Undersköterska, natt**\\Särskilt boende, tre avdelningar, två på natten. Insulin på delegering, larm, palliativ vård
| aug 2002 – feb 2014 | Falu lasarett, Falun\\**Undersköterska**\\Ortopeden och senare medicin
| 1994 – 2002 | Mora kommun, Mora\\**Vårdbiträde**\\Hemtjänst i Oxberg och Våmhus
| 1989 – 1993 | Konsum Insjön, Insjön\\**Kassörska**
# UTBILDNING
|| 5 12
| 2001 – 2002 | Omvårdnadsprogrammet, vuxenutbildning, Mora
| 1986 – 1988 | Distributions- och kontorslinjen, Leksands gymnasium
# KURSER
Silviasyster (Stiftelsen Silviahemmet), HLR, förflyttningsteknik, dokumentation i Treserva
# SPRÅK
Svenska, Engelska (det går)
# ÖVRIGT
Söker dagtid eller kväll för ryggens skull. Spelar nyckelharpa i Åkerö spelmanslag.
`,
  }),
  cv('11-sv-redovisning', 'odt', 'sv', 'SE', {
    names: ['Karl-Johan von Heideman', 'Karl-Johan (Kalle) von Heideman', 'Kalle von Heideman'],
    email: 'kalle@vonheideman.example',
    phone: '0701 74 06 83',
    city: 'Norrköping',
    headline: 'Auktoriserad redovisningskonsult',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Redovisningschef | Holmen Skog | Norrköping | 2019-05 | now',
      'Redovisningskonsult | LRF Konsult | Linköping | 2009-09 | 2019-04',
      'Ekonomiassistent | Bråvalla Maskin AB | Norrköping | 2005-01 | 2009-08',
    ],
    page: `
Curriculum vitae \tNorrköping i november 2026
# Karl-Johan (Kalle) von Heideman
**Auktoriserad redovisningskonsult**
__Adress:__ Källvindsgatan 5, 602 40 Norrköping
__Mobil:__ 0701 74 06 83
__E-post:__ kalle@vonheideman.example
## Nuvarande arbete
Redovisningschef på Holmen Skog, Norrköping, sedan maj 2019
* Fem medarbetare, koncernrapport varje månad, skogskonton och virkesköp
* Ledde bytet till Dynamics 365
## Tidigare arbeten
Redovisningskonsult på LRF Konsult, Linköping, september 2009 – april 2019
* Lantbrukare, skogsägare och en och annan präst; deklarationer NE och K3
Ekonomiassistent på Bråvalla Maskin AB, Norrköping, januari 2005 – augusti 2009
## Utbildning
Auktorisation, Srf konsulterna, 2013
Magisterexamen i företagsekonomi, Linköpings universitet, 2004
Ekonomprogrammet, De Geergymnasiet, 1999
## Språk
Svenska, Engelska, Tyska (läser)
## Förtroendeuppdrag
Kassör i Vikbolandets jaktvårdskrets 2016 – 2024
Nämndeman i Norrköpings tingsrätt
## Referenser
Lämnas gärna vid intervju
`,
  }),
  cv('12-da-sosu', 'docx', 'da', 'DK', {
    names: ['Kirsten Bundgaard Møller'],
    email: 'kirstenbm@vesterhavsmail.example',
    phone: '+45 55 55 01 43',
    city: 'Lemvig',
    headline: 'Social- og sundhedsassistent',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Social- og sundhedsassistent | Lemvig Kommune | Lemvig | 2018-04 | now',
      'Social- og sundhedshjælper | Struer Kommune | Struer | 2009-02 | 2018-03',
      'Dagplejer | Lemvig Kommune | Lemvig | 1999 | 2008',
      'Filetskærer | Thyborøn Fiskeindustri | Thyborøn | 1993 | 1998',
    ],
    page: `
! Kirsten Bundgaard Møller
Social- og sundhedsassistent
^ Havnegade 31, 2. th., 7620 Lemvig  ~  +45 55 55 01 43  ~  kirstenbm@vesterhavsmail.example
# Min profil
Jeg er en jysk, rolig kollega med godt humør. Jeg kan det med demens, sår og pårørende. Søger 30-32 timer i dag- eller aftenvagt.
# Ansættelser
2018 april – nu
**Social- og sundhedsassistent**, Lemvig Kommune
* Plejecenter Fjordvang, 36 beboere
* Medicindosering, sårpleje, kontaktperson for fem beboere
* Praktikvejleder
2009 februar – 2018 marts
**Social- og sundhedshjælper**, Struer Kommune
* Hjemmepleje, rute 7, aften hver anden weekend
1999 – 2008
**Dagplejer**, Lemvig Kommune
1993 – 1998
**Filetskærer**, Thyborøn Fiskeindustri
# Skole og kurser
2016 – 2018 \tSocial- og sundhedsassistent, Social & SundhedsSkolen, Herning
2008 – 2009 \tSocial- og sundhedshjælper, samme sted
2022 \tNeuropædagogik, fem dage
1992 \t10. klasse, Harboøre Centralskole
# Sprog
Dansk, Engelsk (lidt), Tysk (fra turisterne)
# Privat
Gift med Ejvind, tre voksne børn, kolonihave, går i havet hele året
`,
  }),
];
