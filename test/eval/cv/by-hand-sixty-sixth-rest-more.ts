import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-sixth');

/** Twenty more that are closed: five each in Italian, Portuguese and Dutch, three in Swedish, two in Danish. All people are made up. */
export const BY_HAND_SIXTY_SIXTH_REST_MORE: Sheet[] = [
  cv('it-mulettista-imola', 'pdf', 'it', 'IT', {
    names: ['Loris Zaccherini'],
    email: 'loriszac@santernomail.example',
    phone: '347 555 0126',
    city: 'Imola',
    languages: [],
    jobs: [
      'Magazziniere mulettista | Cefla s.c. | Imola | 2016-05 | now',
      'Carrellista | CTI Cooperativa Trasporti | Imola | 2010-02 | 2016-04',
      'Operaio generico | Ceramica Sant’Andrea | Casalfiumanese | 2003 | 2009',
    ],
    page: `
Curriculum Vitae di Loris Zaccherini
^ Nato a Imola il 19/07/1984
Residente in via Selice 212, 40026 Imola (BO)
Cell. 347 555 0126
Email loriszac@santernomail.example
Patente B, automunito
^ **ESPERIENZE LAVORATIVE**
Da maggio 2016 ad oggi
Cefla s.c., Imola – Magazziniere mulettista
Carico e scarico, retrattile fino a 11 metri, palmare, spedizioni estero
^ Da febbraio 2010 ad aprile 2016
CTI Cooperativa Trasporti, Imola – Carrellista
Turno di notte, ribalte, controllo bolle
^ Dal 2003 al 2009
Ceramica Sant’Andrea, Casalfiumanese – Operaio generico
Scelta e confezionamento. Chiusa per crisi.
^ **TITOLI DI STUDIO**
Qualifica di operatore meccanico, IPSIA Alberghetti, 2002
Patentino carrelli elevatori e PLE (rinnovo 2025)
Addetto antincendio rischio medio
^ **ALTRO**
Disponibile ai turni. Mi va bene anche un tempo determinato purché serio.
Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('it-ufficio-acquisti-vicenza', 'docx', 'it', 'IT', {
    names: ['Giorgia Dal Santo'],
    email: 'giorgia.dalsanto@bericimail.example',
    phone: '+39 340 555 0182',
    city: 'Schio',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    headline: 'Buyer materiali diretti',
    aside: [3],
    jobs: [
      'Buyer | Salvagnini Italia | Sarego | 2021-06 | now',
      'Impiegata ufficio acquisti | Officine Meccaniche Zanella S.r.l. | Thiene | 2016-03 | 2021-05',
      'Addetta back office commerciale | Dainese | Colceresa | 2013-09 | 2016-02',
      'Tirocinio | Confartigianato Vicenza | Vicenza | 2013-03 | 2013-06',
    ],
    page: `
[[ 11.5 5.5
! Giorgia Dal Santo
Buyer materiali diretti
# Profilo
Tratto con i fornitori da dieci anni: fusioni, lamiera, componenti elettrici. So leggere un disegno e so quando uno sconto è troppo bello.
# Esperienza
**Buyer**
Salvagnini Italia, Sarego – giugno 2021 / in corso
* 4,5 M€ di acquistato, 60 fornitori tra Italia, Austria e Turchia
* Solleciti, piani di rientro, doppia fonte sui cuscinetti
**Impiegata ufficio acquisti**
Officine Meccaniche Zanella S.r.l., Thiene – marzo 2016 / maggio 2021
* Ordini, DDT, non conformità, conto lavoro
**Addetta back office commerciale**
Dainese, Colceresa – settembre 2013 / febbraio 2016
**Tirocinio**
Confartigianato Vicenza – marzo 2013 / giugno 2013
# Formazione
Laurea triennale in Economia aziendale, Università di Verona, 2013 – 101/110
Liceo linguistico Tron Zanella, Schio, 2009
---
^ **Contatti**
Via Rovereto 9
36015 Schio (VI)
+39 340 555 0182
giorgia.dalsanto@bericimail.example
^ **Lingue**
Italiano
Inglese C1
Tedesco B1
^ **Software**
SAP MM
AS/400
Excel
^ **Categoria protetta**
No
^ **Preavviso**
60 giorni
]]
`,
  }),
  cv('it-oss-milano', 'doc', 'it', 'IT', {
    names: ['Rosa Elvira Huamán Ccopa', 'Rosa Huamán Ccopa', 'Rosa Elvira Huamán', 'Rosa Huamán'],
    email: 'rosahuaman.oss@navigliomail.example',
    phone: '329 555 0107',
    city: 'Cologno Monzese',
    languages: ['spagnolo', 'italiano', 'quechua'],
    headline: 'Operatrice socio sanitaria',
    jobs: [
      'OSS | RSA Anni Azzurri Melograno | Cassina de’ Pecchi | 2018-11 | now',
      'OSS domiciliare | Cooperativa La Meridiana | Monza | 2014-01 | 2018-10',
      'Badante | Famiglia Brambilla | Sesto San Giovanni | 2007-03 | 2013-12',
    ],
    page: `
# CURRICULUM VITAE
|| 6 11
| **INFORMAZIONI PERSONALI** | 
| Cognome | Huamán Ccopa
| Nome | Rosa Elvira
| Data e luogo di nascita | 30 agosto 1979, Huancayo (Perù)
| Cittadinanza | italiana
| Residenza | Via Cavallotti 41, Cologno Monzese (MI)
| Telefono | 329 555 0107
| E-mail | rosahuaman.oss@navigliomail.example
| Professione | Operatrice socio sanitaria
|| 6 11
| **ESPERIENZA LAVORATIVA** | 
| Periodo | 11/2018 – oggi
| Datore di lavoro | RSA Anni Azzurri Melograno, Cassina de’ Pecchi
| Mansione | OSS
| Attività | igiene, alimentazione, mobilizzazione, nucleo Alzheimer
| Periodo | 01/2014 – 10/2018
| Datore di lavoro | Cooperativa La Meridiana, Monza
| Mansione | OSS domiciliare
| Periodo | 03/2007 – 12/2013
| Datore di lavoro | Famiglia Brambilla, Sesto San Giovanni
| Mansione | Badante
|| 6 11
| **ISTRUZIONE E FORMAZIONE** | 
| 2013 | Attestato OSS 1000 ore, ENAIP Lombardia
| 2022 | BLSD
| 1997 | Diploma scuola superiore, Perù
|| 6 11
| **LINGUE** | spagnolo, italiano, quechua
| **PATENTE** | B, auto propria
`,
  }),
  cv('it-geometra-lecce', 'pdf', 'it', 'IT', {
    names: ['Oronzo Maria Quarta', 'Oronzo Quarta', 'Geom. Oronzo Maria Quarta'],
    email: 'geom.quarta@salentobox.example',
    phone: '380 555 0161',
    city: 'Galatina',
    languages: ['Inglese'],
    headline: 'Geometra libero professionista e direttore tecnico di cantiere',
    aside: [3],
    jobs: [
      'Direttore tecnico di cantiere | Leadri S.r.l. | Lecce | 2019-09 | now',
      'Assistente di cantiere | Igeco Costruzioni | Lecce | 2012-02 | 2019-08',
      'Geometra | Studio Tecnico Colazzo | Galatina | 2007-10 | 2012-01',
      'Praticante geometra | Studio Tecnico Colazzo | Galatina | 2005-09 | 2007-09',
    ],
    page: `
> **Geom. Oronzo Maria Quarta**
> Geometra libero professionista e direttore tecnico di cantiere
> Corso Porta Luce 18, 73013 Galatina (LE) – 380 555 0161 – geom.quarta@salentobox.example
## Esperienze
(09/2019 – presente) **Leadri S.r.l.**, Lecce
__Direttore tecnico di cantiere__
* Tratte fognarie e idriche AQP, restauri di masserie, contabilità lavori in Primus
(02/2012 – 08/2019) **Igeco Costruzioni**, Lecce
__Assistente di cantiere__
* Opere stradali, tracciamenti con stazione totale e GPS, giornale dei lavori
(10/2007 – 01/2012) **Studio Tecnico Colazzo**, Galatina
__Geometra__
* Catasto, Docfa, Pregeo, pratiche edilizie
(09/2005 – 09/2007) **Studio Tecnico Colazzo**, Galatina
__Praticante geometra__
## Studi e abilitazioni
Diploma di geometra, ITG Laporta, Galatina, 2005
Abilitazione alla professione, 2007
Coordinatore della sicurezza D.Lgs. 81/08, aggiornamento 2024
## Conoscenze
AutoCAD, Primus, Certus, Pregeo, drone con attestato A2
Inglese scolastico
## Disponibilità
Trasferte in tutta la Puglia e in Basilicata, fuori regione da valutare
`,
  }),
  cv('it-pasticciere-torino', 'doc', 'it', 'IT', {
    names: ['Beatrice Ferrero Ndiaye', 'Beatrice Ferrero', 'Bea Ferrero Ndiaye'],
    email: 'bea.pasticcera@doramail.example',
    phone: '351 555 0144',
    city: 'Torino',
    languages: ['italiano', 'francese', 'wolof', 'inglese'],
    headline: 'Pasticcera',
    aside: [3],
    jobs: [
      'Capo partita lievitati | Pasticceria Gerla | Torino | 2023-09 | now',
      'Pasticcera | Eataly Lingotto | Torino | 2020-01 | 2023-08',
      'Commis di pasticceria | Ristorante Del Cambio | Torino | 2018-07 | 2019-12',
      'Stage | Pâtisserie Sébastien Bouillet | Lione | 2018-02 | 2018-06',
    ],
    page: `
! Beatrice Ferrero Ndiaye
Pasticcera
Borgo Aurora, Torino  |  351 555 0144  |  bea.pasticcera@doramail.example
^ __Mi chiamano Bea. Mi alzo alle tre senza sveglia, tengo vivo un lievito madre di undici anni e cerco un laboratorio che chiuda almeno un giorno fisso.__
# Lavori
**Capo partita lievitati** – Pasticceria Gerla, Torino (settembre 2023 – attuale)
* Croissant, veneziane, panettoni: 4.000 pezzi a Natale
* Food cost e ordini di burro e farine
**Pasticcera** – Eataly Lingotto, Torino (gennaio 2020 – agosto 2023)
* Banco, torte su ordinazione, corsi per bambini
**Commis di pasticceria** – Ristorante Del Cambio, Torino (luglio 2018 – dicembre 2019)
**Stage** – Pâtisserie Sébastien Bouillet, Lione (febbraio – giugno 2018)
# Scuola
Corso superiore di pasticceria, ALMA Colorno, 2018
Istituto alberghiero Colombatto, Torino, 2017
HACCP aggiornato
# Lingue
italiano, francese (bene), wolof (con papà), inglese (cucina)
`,
  }),
  cv('pt-motorista-agueda', 'doc', 'pt', 'PT', {
    names: ['Vítor Manuel Abrantes Neves', 'Vítor Neves', 'Vítor Abrantes Neves', 'Vítor Manuel Neves'],
    email: 'vitorneves71@vougamail.example',
    phone: '912 555 037',
    city: 'Águeda',
    languages: ['Português', 'Francês', 'Espanhol'],
    jobs: [
      'Motorista internacional de pesados | Transportes Paulo Duarte | Torres Vedras | 2015-02 | now',
      'Motorista de distribuição | Recheio Cash & Carry | Aveiro | 2008-05 | 2015-01',
      'Operador de empilhador | Revigrés | Águeda | 1998-09 | 2008-04',
      'Aprendiz de serralheiro | Metalúrgica do Vouga | Águeda | 1988 | 1991',
    ],
    aside: [3],
    page: `
CURRICULUM VITAE
^ **Identificação**
Nome: Vítor Manuel Abrantes Neves
Morada: Rua do Outeiro, 34, Recardães, 3750 Águeda
Telemóvel: 912 555 037
E-mail: vitorneves71@vougamail.example
Data de nascimento: 2 de março de 1973
Carta de condução: B, C, CE, CAM, cartão de tacógrafo, ADR
^ **Experiência profissional**
02/2015 até hoje – Motorista internacional de pesados, Transportes Paulo Duarte, Torres Vedras. Cisternas alimentares, Espanha, França e Benelux.
05/2008 a 01/2015 – Motorista de distribuição, Recheio Cash & Carry, Aveiro. Cafés, hotéis e lares entre Ovar e a Figueira.
09/1998 a 04/2008 – Operador de empilhador, Revigrés, Águeda.
1988 a 1991 – Aprendiz de serralheiro, Metalúrgica do Vouga, Águeda.
^ **Habilitações**
9.º ano (RVCC, 2009)
Cursos: CAM contínuo 2023, primeiros socorros, extintores
^ **Línguas**
Português, Francês (falado), Espanhol (falado)
^ **Observações**
Procuro serviço nacional, ir a casa todas as noites ou quase. Os netos não esperam.
`,
  }),
  cv('pt-tecnica-farmacia-braga', 'pdf', 'pt', 'PT', {
    names: ['Marisa Isabel Peixoto Lomba', 'Marisa Lomba', 'Marisa Peixoto Lomba'],
    email: 'marisa.lomba@cavadonet.example',
    phone: '+351 963 555 021',
    city: 'Barcelos',
    languages: ['Inglês', 'Espanhol'],
    headline: 'Técnica Superior de Diagnóstico e Terapêutica – Farmácia',
    aside: [3],
    jobs: [
      'Técnica de Farmácia | Hospital de Braga | Braga | 2019-03 | now',
      'Técnica de Farmácia | Farmácia Central de Esposende | Esposende | 2013-11 | 2019-02',
      'Pharmacy Technician | Boots | Reading | 2011-01 | 2013-10',
      'Estágio curricular | Centro Hospitalar de São João | Porto | 2010-02 | 2010-07',
    ],
    page: `
! Marisa Lomba
~ Marisa Isabel Peixoto Lomba
Técnica Superior de Diagnóstico e Terapêutica – Farmácia
|| 8.5 8.5
| Rua da Barreta, 15, 4750 Barcelos\\+351 963 555 021 | marisa.lomba@cavadonet.example\\Cédula profissional C-0555021
# Experiência
**Hospital de Braga** \tmarço de 2019 – presente
Técnica de Farmácia
* Unidade de citotóxicos, nutrição parentérica, reposição por Pyxis
* Responsável pelos turnos da noite desde 2022
**Farmácia Central de Esposende** \tnovembro de 2013 – fevereiro de 2019
Técnica de Farmácia
* Atendimento, receituário, encomendas, dermocosmética
**Boots, Reading (Reino Unido)** \tjaneiro de 2011 – outubro de 2013
Pharmacy Technician
**Centro Hospitalar de São João, Porto** \tfevereiro – julho de 2010
Estágio curricular
# Formação académica
2006 – 2010 \tLicenciatura em Farmácia, Escola Superior de Saúde do Porto
2021 \tPós-graduação em Farmácia Hospitalar, CESPU
# Línguas
Inglês (C1)
Espanhol (B1)
# Informática
Glintt, Sifarma 2000 e novo Sifarma, Word e Excel
`,
  }),
  cv('pt-br-administrativo-campinas', 'docx', 'pt', 'BR', {
    names: [
      'Jéssica Caroline Bispo dos Santos',
      'Jéssica Bispo dos Santos',
      'Jéssica Caroline dos Santos',
      'Jéssica dos Santos',
    ],
    email: 'jessicabispo.adm@jaguarymail.example',
    phone: '(19) 95555-0132',
    city: 'Campinas',
    languages: ['Inglês'],
    jobs: [
      'Assistente Administrativo | Bosch | Campinas | 2022-03 | now',
      'Auxiliar Administrativo | Unimed Campinas | Campinas | 2018-07 | 2022-02',
      'Recepcionista | Clínica Odonto Vida Nova | Sumaré | 2016-02 | 2018-06',
      'Jovem Aprendiz | Magazine Luiza | Hortolândia | 2014-01 | 2015-12',
    ],
    aside: [3],
    page: `
> **JÉSSICA CAROLINE BISPO DOS SANTOS**
Brasileira, solteira, 29 anos
Rua Mogi das Cruzes, 410 – Jardim Aurélia – Campinas/SP
Telefone: (19) 95555-0132 (WhatsApp)
E-mail: jessicabispo.adm@jaguarymail.example
^ **OBJETIVO**
Área administrativa, financeira ou de compras
^ **FORMAÇÃO**
* Tecnólogo em Gestão Financeira – Anhanguera – concluído em 2019
* Ensino Médio – E.E. Carlos Gomes – concluído em 2014
^ **EXPERIÊNCIA PROFISSIONAL**
* **Bosch – Campinas**
Cargo: Assistente Administrativo
Período: 03/2022 até o momento
Lançamento de notas, controle de viagens, contratos, atendimento a fornecedores, SAP
* **Unimed Campinas**
Cargo: Auxiliar Administrativo
Período: 07/2018 a 02/2022
Faturamento de guias, arquivo, planilhas
* **Clínica Odonto Vida Nova – Sumaré**
Cargo: Recepcionista
Período: 02/2016 a 06/2018
* **Magazine Luiza – Hortolândia**
Cargo: Jovem Aprendiz
Período: 01/2014 a 12/2015
^ **QUALIFICAÇÕES**
* Excel avançado (Senac, 2021)
* Inglês intermediário
* CNH B
`,
  }),
  cv('pt-br-engenheiro-recife', 'doc', 'pt', 'BR', {
    names: [
      'Severino Cavalcanti de Albuquerque Neto',
      'Severino Cavalcanti Neto',
      'Severino Neto',
      'Severino de Albuquerque Neto',
    ],
    email: 'severinoneto.eng@capibaribe.example',
    phone: '+55 81 95555-0190',
    city: 'Olinda',
    headline: 'Engenheiro Mecânico | Manutenção e Confiabilidade',
    languages: ['Português', 'Inglês', 'Italiano'],
    aside: [3],
    jobs: [
      'Coordenador de Manutenção | Stellantis | Goiana | 2020-11 | now',
      'Engenheiro de Confiabilidade | Refinaria Abreu e Lima | Ipojuca | 2015-06 | 2020-10',
      'Engenheiro Mecânico Trainee | Gerdau Açonorte | Recife | 2013-08 | 2015-05',
      'Estagiário de Engenharia | Moura Baterias | Belo Jardim | 2012-02 | 2013-07',
    ],
    page: `
! SEVERINO CAVALCANTI DE ALBUQUERQUE NETO
**Engenheiro Mecânico | Manutenção e Confiabilidade**
Bairro Novo, Olinda – PE • +55 81 95555-0190 • severinoneto.eng@capibaribe.example • CREA-PE 555019
# RESUMO
* Treze anos em indústria pesada, dos quais seis em liderança
* MTBF da pintura elevado em 31 % em dois anos
* Orçamento anual de R$ 18 milhões
# EXPERIÊNCIA
**STELLANTIS – Polo Automotivo, Goiana** \tnov/2020 – atual
__Coordenador de Manutenção__
* Equipe de 46 técnicos em três turnos, WCM pilar PM
**REFINARIA ABREU E LIMA – Ipojuca** \tjun/2015 – out/2020
__Engenheiro de Confiabilidade__
* RCM, análise de vibração, paradas programadas
**GERDAU AÇONORTE – Recife** \tago/2013 – mai/2015
__Engenheiro Mecânico Trainee__
**MOURA BATERIAS – Belo Jardim** \tfev/2012 – jul/2013
__Estagiário de Engenharia__
# FORMAÇÃO
MBA em Gestão de Ativos, UPE, 2018
Engenharia Mecânica, Universidade Federal de Pernambuco, 2008 – 2013
# IDIOMAS
Português (nativo) • Inglês (fluente) • Italiano (básico)
# CERTIFICAÇÕES
CMRP (2019), Green Belt (2016), NR-10 e NR-13
`,
  }),
  cv('pt-perfil-rececionista', 'pdf', 'pt', 'PT', {
    names: [],
    city: 'Lagos',
    headline: 'Rececionista de hotel',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Rececionista de 1.ª | Hotel de 4 estrelas | Lagos | 2021-04 | now',
      'Rececionista | Aldeamento turístico | Alvor | 2018-03 | 2020-10',
      'Assistente de check-in | Empresa de handling | Faro | 2016-05 | 2018-02',
    ],
    page: `
HEAD Barlavento Recursos Humanos, Lda. – Av. dos Descobrimentos, Loja 4, 8600 Lagos – 282 555 010 – candidatos@barlavento-rh.example
^ **FICHA DE CANDIDATO** – Ref. BRH/2026/0418
|| 6 11
| Função | Rececionista de hotel
| Residência | Lagos
| Idade | 31 anos
| Disponibilidade | 30 dias
| Vencimento pretendido | 1.250 € líquidos + alimentação
| Transporte próprio | Sim
^ **Percurso profissional**
|| 5 6 6
| **Período** | **Entidade** | **Função**
| abril 2021 – presente | Hotel de 4 estrelas, Lagos | Rececionista de 1.ª
| março 2018 – outubro 2020 | Aldeamento turístico, Alvor | Rececionista
| maio 2016 – fevereiro 2018 | Empresa de handling, Faro | Assistente de check-in
^ **Formação**
Curso técnico de Rececionista, Escola de Hotelaria e Turismo de Portimão, nível 4
^ **Línguas**
Português, Inglês (C1), Alemão (B2)
^ **Notas da entrevista**
Candidata segura, boa apresentação, domina Opera e Host. Não aceita turno da noite por ter uma criança pequena. Identificação enviada mediante interesse do cliente. Gestor do processo: Hélder Viegas.
`,
  }),
  cv('nl-hovenier-ede', 'docx', 'nl', 'NL', {
    names: ['Gijsbert van Ginkel', 'Gijs van Ginkel', 'Gijsbert (Gijs) van Ginkel'],
    email: 'gijsvanginkel@veluwemail.example',
    phone: '06 55501274',
    city: 'Ede',
    languages: [],
    jobs: [
      'Voorman aanleg | Van de Brug Hoveniers | Barneveld | 2018-02 | now',
      'Allround hovenier | Donkergroen | Arnhem | 2012-03 | 2018-01',
      'Medewerker kwekerij | Boomkwekerij Udo | Opheusden | 2009-08 | 2012-02',
    ],
    page: `
Curriculum vitae
^ **Personalia**
Naam:\tGijsbert van Ginkel
Roepnaam:\tGijs
Adres:\tBovenbuurtweg 58
Woonplaats:\t6721 MN Ede
Telefoon:\t06 55501274
E-mail:\tgijsvanginkel@veluwemail.example
Geboren:\t11 april 1991
Rijbewijs:\tB, BE, T
^ **Werk**
2-2018 tot heden
Voorman aanleg bij Van de Brug Hoveniers, Barneveld
Bestrating, vijvers, beplantingsplannen lezen, kraan en shovel, twee leerlingen onder me
^ 3-2012 tot 1-2018
Allround hovenier bij Donkergroen, Arnhem
Onderhoud VvE’s en bedrijventerreinen, snoeien, daktuinen
^ 8-2009 tot 2-2012
Medewerker kwekerij bij Boomkwekerij Udo, Opheusden
^ **School**
2007 – 2009 Helicon Velp, hovenier niveau 3, diploma
2003 – 2007 vmbo-groen, Groenhorst Ede
^ **Papieren**
VCA basis (2028), spuitlicentie 1, kettingzaag, European Tree Worker mee bezig
^ **Hobby’s**
Schaatsen, oude trekkers
`,
  }),
  cv('nl-hr-utrecht', 'doc', 'nl', 'NL', {
    names: ['Soumaya El Bouazzaoui', 'drs. Soumaya El Bouazzaoui'],
    email: 's.elbouazzaoui@vechtpost.example',
    phone: '+31 6 5550 1339',
    city: 'Nieuwegein',
    headline: 'HR-adviseur zorg en welzijn',
    languages: ['Nederlands', 'Engels', 'Tarifit'],
    aside: [3],
    jobs: [
      'HR-adviseur | Altrecht | Utrecht | 2021-10 | now',
      'HR-medewerker verzuim | Careyn | Utrecht | 2017-05 | 2021-09',
      'Intercedent | Tempo-Team | Nieuwegein | 2014-09 | 2017-04',
      'Stagiaire P&O | Gemeente Nieuwegein | Nieuwegein | 2013-09 | 2014-06',
    ],
    page: `
[[ 5.5 11.5
^ **Soumaya El Bouazzaoui**
Nieuwegein
+31 6 5550 1339
s.elbouazzaoui@vechtpost.example
^ **Talen**
Nederlands
Engels (goed)
Tarifit (thuis)
^ **Systemen**
AFAS
Visma Verzuim
Power BI (dashboards lezen, niet bouwen)
^ **Eigenschappen**
Eerlijk, ook als het schuurt
Snel van begrip
---
## HR-adviseur zorg en welzijn
In de zorg is een rooster nooit alleen een rooster. Ik begeleid leidinggevenden bij verzuim, reorganisatie en lastige gesprekken, en ik blijf daarbij graag zelf de gang op lopen.
## Loopbaan
**okt 2021 – nu | HR-adviseur | Altrecht, Utrecht**
* Drie afdelingen, 310 medewerkers, verzuim van 9,1 naar 6,8 %
* Sociaal plan sluiting locatie
**mei 2017 – sep 2021 | HR-medewerker verzuim | Careyn, Utrecht**
* Poortwachter, UWV, spreekuur bedrijfsarts
**sep 2014 – apr 2017 | Intercedent | Tempo-Team, Nieuwegein**
* Logistiek en productie, 80 uitzendkrachten in de week
**sep 2013 – jun 2014 | Stagiaire P&O | Gemeente Nieuwegein**
## Opleiding
Post-hbo Arbeidsrecht, Avans+, 2019
Hbo Human Resource Management, Hogeschool Utrecht, 2010 – 2014
Havo, Anna van Rijn College, 2010
]]
`,
  }),
  cv('nl-be-lasser-gent', 'pdf', 'nl', 'BE', {
    names: ['Kenny De Baere'],
    email: 'kenny.debaere@leiemail.example',
    phone: '0470 55 01 46',
    city: 'Evergem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    headline: 'Lasser TIG/halfautomaat',
    jobs: [
      'Lasser-monteur | Smulders | Hoboken | 2019-01 | now',
      'Pijplasser | Fabricom | Gent | 2013-04 | 2018-12',
      'Bandarbeider | Volvo Cars | Gent | 2008-09 | 2013-03',
      'Hulplasser | Constructiewerkhuizen Haeck | Eeklo | 2005-07 | 2008-08',
    ],
    page: `
! De Baere Kenny
Lasser TIG/halfautomaat
|| 4 13
| Adres | Hooiwege 23, 9940 Evergem
| GSM | 0470 55 01 46
| Mail | kenny.debaere@leiemail.example
| Geboortedatum | 07/01/1987
| Rijbewijs | B
# Werkervaring
|| 4 13
| 01/2019 – heden | Smulders, Hoboken\\Lasser-monteur\\Transition pieces voor offshore windmolens, poederdek en gevulde draad, dikke platen
| 04/2013 – 12/2018 | Fabricom, Gent\\Pijplasser\\Shutdowns bij ArcelorMittal en in de haven, inox en koolstofstaal, 6G
| 09/2008 – 03/2013 | Volvo Cars, Gent\\Bandarbeider\\Ploegen, eindmontage
| 07/2005 – 08/2008 | Constructiewerkhuizen Haeck, Eeklo\\Hulplasser
# Studies
|| 4 13
| 2005 | Lassen-constructie, 7de jaar BSO, VTI Eeklo
| 2012 | TIG-lassen, avondschool, Syntra Gent
# Attesten
VCA, lascertificaten ISO 9606-1 (141 en 136), hoogtewerker, rolbrug
# Talen
|| 4 13
| Nederlands | moedertaal
| Frans | ik trek mijn plan
| Engels | redelijk
`,
  }),
  cv('nl-leerkracht-zwolle', 'docx', 'nl', 'NL', {
    names: ['Femke Hoekstra-Wolbers', 'Femke Hoekstra'],
    email: 'juffemke@ijsseldelta.example',
    phone: '06-55501682',
    city: 'Zwolle',
    languages: [],
    headline: 'Leerkracht basisonderwijs en rekencoördinator',
    aside: [3],
    jobs: [
      'Leerkracht groep 6 | CBS De Zonnebloem | Hattem | 2019-08 | now',
      'Leerkracht groep 3/4 | OBS De Parkschool | Zwolle | 2013-08 | 2019-07',
      'Invalkracht | Invalpool Catent | Zwolle | 2012-09 | 2013-07',
      'LIO-stage | OBS De Wiekslag | Kampen | 2011-09 | 2012-06',
    ],
    page: `
Beste Marloes,
Leuk je gesproken te hebben op de onderwijsmarkt! Hierbij zoals beloofd mijn cv. Vanaf januari zou ik vier dagen willen werken, het liefst in de bovenbouw.
Groet, Femke

! Femke Hoekstra-Wolbers
Leerkracht basisonderwijs en rekencoördinator
Assendorperdijk 91, 8012 EG Zwolle · 06-55501682 · juffemke@ijsseldelta.example
# Werkervaring
**Leerkracht groep 6**, CBS De Zonnebloem, Hattem
augustus 2019 – heden
* Rekencoördinator sinds 2022, invoering nieuwe methode
* Klas van 29, combinatie met een duocollega
**Leerkracht groep 3/4**, OBS De Parkschool, Zwolle
augustus 2013 – juli 2019
* Veilig leren lezen, werkgroep ouders, MR-lid
**Invalkracht**, Invalpool Catent, Zwolle
september 2012 – juli 2013
**LIO-stage**, OBS De Wiekslag, Kampen
september 2011 – juni 2012
# Opleiding
Pabo, Hogeschool KPZ Zwolle, 2008 – 2012
Post-hbo rekencoördinator, Windesheim, 2022
Havo, Greijdanus, 2008
# Vaardigheden
ParnasSys, Gynzy, Snappet, EHBO en BHV
# Vrije tijd
Korfbal, drie kippen en een moestuin
`,
  }),
  cv('nl-kandidaat-productie', 'doc', 'nl', 'NL', {
    names: [],
    city: 'Tilburg',
    headline: 'Productieoperator voeding',
    languages: ['Pools', 'Nederlands', 'Engels'],
    jobs: [
      'Operator B | Producent van frisdranken | Tilburg | 2020-02 | now',
      'Inpakker | Groenteverwerker | Breda | 2017-06 | 2020-01',
      'Orderpicker | Distributiecentrum mode | Waalwijk | 2015-10 | 2017-05',
      'Bakker | Bakkerij van de familie | Kielce | 2008 | 2015',
    ],
    page: `
HEAD Brabant Werkt Uitzendbureau | Spoorlaan 350, Tilburg | 013 555 0120 | productie@brabantwerkt.example
> **KANDIDAATPRESENTATIE**
Kandidaatnummer: 40771
Functie: Productieoperator voeding
Woonplaats: Tilburg (eigen huurwoning)
Leeftijd: 37
Beschikbaar: per direct, 5-ploegen akkoord
^ **Wat wij van deze kandidaat vinden**
Werkt nu ruim zes jaar via ons bij dezelfde klant, nul keer te laat. Leidt nieuwe mensen op aan de PET-lijn. Zoekt een plek met uitzicht op een vast contract.
^ **Werkervaring**
* 02-2020 – heden: Operator B, Producent van frisdranken, Tilburg. Vullijn, ombouw, CIP, eerstelijns onderhoud.
* 06-2017 – 01-2020: Inpakker, Groenteverwerker, Breda.
* 10-2015 – 05-2017: Orderpicker, Distributiecentrum mode, Waalwijk.
* 2008 – 2015: Bakker, Bakkerij van de familie, Kielce (Polen).
^ **Opleiding en certificaten**
Beroepsschool bakker, Kielce, 2008
HACCP, VCA, Operator A (Vapro, 2022), heftruck
^ **Talen**
Pools (moedertaal), Nederlands (A2/B1), Engels (B1)
FOOT Vragen over deze kandidaat? Bel Sanne van Iersel, 013 555 0123
`,
  }),
  cv('sv-underskoterska-vasteras', 'pdf', 'sv', 'SE', {
    names: ['Hodan Warsame Ali', 'Hodan Warsame'],
    email: 'hodan.warsame@malarmejl.example',
    phone: '070-174 06 31',
    city: 'Västerås',
    languages: ['Svenska', 'Somaliska', 'Engelska'],
    headline: 'Undersköterska med skyddad yrkestitel',
    aside: [3],
    jobs: [
      'Undersköterska | Västmanlands sjukhus, ortopedkliniken | Västerås | 2021-05 | now',
      'Undersköterska | Attendo Gideonsberg | Västerås | 2017-06 | 2021-04',
      'Vårdbiträde | Hemtjänsten Bäckby | Västerås | 2014-06 | 2017-05',
      'Praktik | Skultunahemmet | Skultuna | 2016-09 | 2016-12',
    ],
    page: `
! Hodan Warsame Ali
Undersköterska med skyddad yrkestitel
Pettersbergsgatan 40, 724 63 Västerås
070-174 06 31
hodan.warsame@malarmejl.example
# Om mig
Lugn, van vid högt tempo och bra på att få patienter att våga ta första steget efter en höftoperation. Söker dag och kväll, gärna 85 %.
# Anställningar
2021-05 – pågående
**Undersköterska**, Västmanlands sjukhus, ortopedkliniken, Västerås
* Mobilisering, provtagning, gipsning, handledare för elever
2017-06 – 2021-04
**Undersköterska**, Attendo Gideonsberg, Västerås
* Demensboende, kontaktman, BPSD-administratör
2014-06 – 2017-05
**Vårdbiträde**, Hemtjänsten Bäckby, Västerås
# Utbildning
Vård- och omsorgsprogrammet, Komvux Västerås, 2015 – 2017
Praktik, Skultunahemmet, Skultuna, 2016-09 – 2016-12
Silviasyster-utbildning, webbkurs, 2019
# Språk
Svenska, Somaliska, Engelska
# Övrigt
B-körkort. Delegering läkemedel och insulin. Tränare för F12 i fotboll.
`,
  }),
  cv('sv-fi-kock-vasa', 'docx', 'sv', 'FI', {
    names: ['Kaj-Erik Nyholm'],
    email: 'kaj-erik.nyholm@kvarken.example',
    phone: '050 555 0138',
    city: 'Korsholm',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Kökschef | Restaurang Strampen | Vasa | 2017-03 | now',
      'Kock | Wasaline | Vasa | 2011-05 | 2017-02',
      'Kock | Vasa centralsjukhus | Vasa | 2004-08 | 2011-04',
      'Kökshjälp och diskare | Hotell Astor | Vasa | 2001 | 2004',
    ],
    page: `
Meritförteckning
|| 5 12
| Namn | Kaj-Erik Nyholm
| Född | 14.10.1981 i Malax
| Adress | Karperövägen 212, 65610 Korsholm
| Telefon | 050 555 0138
| E-post | kaj-erik.nyholm@kvarken.example
| Modersmål | Svenska
| Övriga språk | Finska (god), Engelska (god)
^ **Arbetserfarenhet**
03/2017– \tKökschef, Restaurang Strampen, Vasa
\tInköp, menyer, sommarpersonal upp till 14 personer, bröllop
05/2011–02/2017 \tKock, Wasaline, Vasa
\tBuffé och à la carte på färjan till Umeå, två veckor på och två av
08/2004–04/2011 \tKock, Vasa centralsjukhus, Vasa
\tDietkost, 900 portioner per dag
2001–2004 \tKökshjälp och diskare, Hotell Astor, Vasa
^ **Utbildning**
2001 \tKock, Yrkesinstitutet i Vasa
2016 \tSpecialyrkesexamen för kockmästare, Yrkesakademin i Österbotten
^ **Kort**
Hygienpass, serveringspass, första hjälpen FHJ 1
^ **Referenser**
Ann-Sofi Backlund, restaurangchef, 050 555 0102
`,
  }),
  cv('sv-konstruktor-goteborg', 'doc', 'sv', 'SE', {
    names: ['Linus Ahlgren Petrović', 'Linus Petrović'],
    email: 'linus.petrovic@gotalagen.example',
    phone: '+46 70 174 06 88',
    city: 'Mölndal',
    headline: 'Mekanikkonstruktör, civilingenjör maskinteknik',
    languages: ['Svenska', 'Serbiska', 'Engelska', 'Tyska'],
    aside: [3],
    jobs: [
      'Senior Mechanical Designer | Volvo Group Trucks Technology | Göteborg | 2020-08 | now',
      'Konstruktör | SKF | Göteborg | 2016-01 | 2020-07',
      'Konsult, mekanik | ÅF | Trollhättan | 2013-09 | 2015-12',
      'Examensarbetare | Saab | Linköping | 2013-01 | 2013-06',
    ],
    page: `
HEAD Linus Ahlgren Petrović   linus.petrovic@gotalagen.example   +46 70 174 06 88
! Linus Ahlgren Petrović
Mekanikkonstruktör, civilingenjör maskinteknik
Mölndal
# Sammanfattning
Tretton år med CAD, toleranser och leverantörer som lovar för mycket. Specialist på gjutna och svetsade detaljer. Söker fast tjänst, inte konsultuppdrag.
# Erfarenhet
|| 4 13
| aug 2020 – nu | **Senior Mechanical Designer**\\Volvo Group Trucks Technology, Göteborg\\Batterifästen och ramdetaljer för eldrivna lastbilar. Catia V5/3DX, GD&T, DFMEA.
| jan 2016 – juli 2020 | **Konstruktör**\\SKF, Göteborg\\Lagerhus för vindkraft, FEM i Ansys, provrigg.
| sept 2013 – dec 2015 | **Konsult, mekanik**\\ÅF, Trollhättan\\Uppdrag hos GKN Aerospace och NEVS.
| jan 2013 – juni 2013 | **Examensarbetare**\\Saab, Linköping
# Utbildning
|| 4 13
| 2008 – 2013 | Civilingenjör maskinteknik, Chalmers
| 2011 – 2012 | Utbytesår, RWTH Aachen
# Språk
Svenska (modersmål)
Serbiska (modersmål)
Engelska (flytande)
Tyska (goda kunskaper)
# Fritid
Segling, brädspel, pappaledig hela 2022 och väldigt nöjd med det
`,
  }),
  cv('da-smed-esbjerg', 'pdf', 'da', 'DK', {
    names: ['Bjarne Kjærgaard Thomsen', 'Bjarne Thomsen'],
    email: 'bjarne.k.thomsen@vadehavspost.example',
    phone: '20 55 01 47',
    city: 'Esbjerg',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    headline: 'Klejnsmed og rørsmed',
    aside: [3],
    jobs: [
      'Rørsmed | Semco Maritime | Esbjerg | 2014-09 | now',
      'Klejnsmed | Viking Life-Saving Equipment | Esbjerg | 2006-03 | 2014-08',
      'Svejser | Esbjerg Oilfield Services | Esbjerg | 1999-08 | 2006-02',
      'Smedelærling | Bramming Maskinfabrik | Bramming | 1995-08 | 1999-07',
    ],
    page: `
> CURRICULUM VITAE
> **Bjarne Kjærgaard Thomsen**
> Klejnsmed og rørsmed
^ Strandby Kirkevej 88, st. tv., 6705 Esbjerg Ø
Mobil: 20 55 01 47
Mail: bjarne.k.thomsen@vadehavspost.example
Født: 3. maj 1978, gift med Lone, to voksne børn
^ **Kort om mig**
Jeg møder til tiden, læser tegninger og kan godt lide at lære fra mig. Har været offshore i mange år og vil gerne blive på land nu.
^ **Ansættelser**
2014 sep. – nu \tRørsmed, Semco Maritime, Esbjerg
2006 mar. – 2014 aug. \tKlejnsmed, Viking Life-Saving Equipment, Esbjerg
1999 aug. – 2006 feb. \tSvejser, Esbjerg Oilfield Services, Esbjerg
^ **Uddannelse**
1995 aug. – 1999 juli \tSmedelærling, Bramming Maskinfabrik, Bramming
1995 \t10. klasse, Bakkeskolen
^ **Certifikater og kurser**
* TIG 6G i sort og rustfrit, § 17, varmt arbejde
* Offshore: BOSIET/FOET gyldig til 2027, HUET
* Truck B, teleskoplæsser, kranfører A
^ **Sprog**
Dansk, Engelsk og lidt Tysk
`,
  }),
  cv('da-kontor-aarhus', 'docx', 'da', 'DK', {
    names: ['Signe Lykke Abildgaard', 'Signe Abildgaard'],
    email: 'signe.abildgaard@bugtmail.example',
    phone: '+45 31 55 01 92',
    city: 'Viby J',
    headline: 'Lægesekretær',
    languages: ['Dansk', 'Engelsk', 'Spansk'],
    aside: [3],
    jobs: [
      'Lægesekretær | Lægerne Frederiks Plads | Aarhus | 2022-01 | now',
      'Lægesekretær | Aarhus Universitetshospital | Skejby | 2016-04 | 2021-12',
      'Receptionist | Comwell | Aarhus | 2012-02 | 2013-12',
      'Lægesekretærelev | Regionshospitalet Randers | Randers | 2014-02 | 2016-03',
    ],
    page: `
[[ 11 6
! Signe Lykke Abildgaard
**Lægesekretær**
^ Jeg er hende, der kan høre på stemmen, om det haster. Ti år i faget, både hospital og almen praksis, og glad for journaler, der hænger sammen.
# Erhvervserfaring
**Lægesekretær, Lægerne Frederiks Plads, Aarhus**
Januar 2022 – nu
* Telefon, henvisninger, blodprøver, sygesikringsafregning
* Oplæring af vikarer, tovholder på ny hjemmeside
**Lægesekretær, Aarhus Universitetshospital, Skejby**
April 2016 – december 2021
* Hjertesygdomme, booking, kodning, MidtEPJ
**Receptionist, Comwell, Aarhus**
Februar 2012 – december 2013
# Uddannelse
**Lægesekretærelev, Regionshospitalet Randers**
Februar 2014 – marts 2016
**HG, Aarhus Business College**
2010 – 2011
---
^ **Kontakt**
Skanderborgvej 170
8260 Viby J
+45 31 55 01 92
signe.abildgaard@bugtmail.example
^ **IT**
XMO, MidtEPJ, e-Boks, Office
^ **Sprog**
Dansk
Engelsk
Spansk (boede et år i Sevilla)
^ **Privat**
Jeg er 34, bor med Mads og vores datter på fem
^ **Start**
Løbende måned plus 30 dage
]]
`,
  }),
];
