import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-more-w');

/** The six of the further twenty-ninth lot of the west in Spanish, Portuguese and Italian. All people are made up. */
export const BY_HAND_TWENTY_NINTH_WEST_OTHERS_MORE: Sheet[] = [
  cv('07-es-columnas-frontend', 'doc', 'es', 'ES', {
    names: ['Mireia Puigdomènech Roca'],
    email: 'mireia@puigdomenech.example',
    phone: '+34 611 55 50 93',
    city: 'Sabadell',
    headline: 'Desarrolladora front-end',
    languages: ['Catalán', 'Castellano', 'Inglés', 'Francés'],
    jobs: [
      'Tech Lead Front-end | Viatgia Technologies | | 2024-02 | now',
      'Desarrolladora front-end sénior | Viatgia Technologies | | 2021-05 | 2024-01',
      'Desarrolladora web | Estudi Pam i Pipa | | 2018-09 | 2021-04',
      'Maquetadora freelance | Mireia Web | | 2016-01 | 2018-08',
      'Administrativa de siniestros | Mutua Vallesana de Seguros | | 2010-03 | 2015-07',
    ],
    page: `
[[ 6 11
! Mireia Puigdomènech Roca
**Desarrolladora front-end**
^ Sabadell (Barcelona)
+34 611 55 50 93
mireia@puigdomenech.example
linkedin.com/in/mpuigdomenech-example
^ **Tecnologías**
React · Next.js
TypeScript
CSS de verdad
Playwright
Storybook
^ **Idiomas**
Catalán (nativo)
Castellano (nativo)
Inglés (C1)
Francés (B1)
^ **Formación**
__Postgrado en Accesibilidad Web__
UOC · 2022
__Bootcamp Front-end__
Ironhack Barcelona · 2015
__Diplomatura en Ciencias Empresariales__
UAB · 2006-2009
^ **Aficiones**
Castellera, segundas
Cerámica
---
**Experiencia**
^ **Viatgia Technologies** — Barcelona / remoto
**Tech Lead Front-end**
feb. 2024 – act.
* Equipo de 5. Migración a Next.js sin parar de vender vuelos
* LCP de 4,1 a 1,8 segundos
**Desarrolladora front-end sénior**
may. 2021 – ene. 2024
* Sistema de diseño usado por siete equipos
* Auditoría de accesibilidad con la ONCE (marzo de 2023)
^ **Estudi Pam i Pipa** — Terrassa
**Desarrolladora web**
sept. 2018 – abr. 2021
* WordPress y Vue para museos y ayuntamientos
^ **Mireia Web** (mi marca, como autónoma)
**Maquetadora freelance**
ene. 2016 – ago. 2018
^ **Mutua Vallesana de Seguros** — Sabadell
**Administrativa de siniestros**
mar. 2010 – jul. 2015
* Aquí aprendí SQL para no pedir informes
^ **Voluntariado**
Mentora en Migracode, desde 2021
]]
`,
  }),
  cv('08-es-co-hoja-de-vida-ventas', 'docx', 'es', 'CO', {
    names: ['Yeison Andrés Marulanda Ospina'],
    email: 'yeison.marulanda@correocafetero.example',
    phone: '300 555 0138',
    city: 'Pereira',
    jobs: [
      'Supervisor de ventas TAT | Distribuidora La Ceja del Otún S.A.S. | | 2022-02 | now',
      'Asesor comercial | Lácteos Villa Risaralda S.A. | | 2018-06 | 2022-01',
      'Mercaderista | Temporales del Eje S.A.S. | | 2016-11 | 2018-05',
      'Soldado profesional | Ejército Nacional de Colombia | | 2011 | 2016',
    ],
    page: `
> **HOJA DE VIDA**
PIC foto | foto 3x4 fondo azul
> **YEISON ANDRÉS MARULANDA OSPINA**
^ **DATOS PERSONALES**
|| 6 11
| DOCUMENTO DE IDENTIDAD | expedido en Dosquebradas
| FECHA DE NACIMIENTO | 3 de julio de 1992
| ESTADO CIVIL | Unión libre
| CIUDAD | Pereira
| DIRECCIÓN | Mz 14 Cs 9, barrio Corales
| CELULAR | 300 555 0138
| E-MAIL | yeison.marulanda@correocafetero.example
| LIBRETA MILITAR | Primera clase
| LICENCIA | A2 y B1, moto propia
^ **PERFIL**
Vendedor de calle con experiencia en tienda a tienda y autoservicios. Conozco el Eje de memoria. Me gusta cumplir presupuesto antes del 25.
^ **ESTUDIOS REALIZADOS**
|| 6 11
| TÉCNICO | Técnico en Ventas de Productos y Servicios, SENA Risaralda, 2017
| SECUNDARIA | Institución Educativa Santa Sofía, bachiller, 2009
^ **EXPERIENCIA LABORAL**
|| 6 11
| EMPRESA | Distribuidora La Ceja del Otún S.A.S.
| CARGO | Supervisor de ventas TAT
| JEFE INMEDIATO | Sra. Paula Cárdenas, gerente de zona
| FECHA DE INGRESO | 14 de febrero de 2022
| FECHA DE RETIRO | Actualmente
| FUNCIONES | 9 vendedores, 1.450 tiendas, cartera
|| 6 11
| EMPRESA | Lácteos Villa Risaralda S.A.
| CARGO | Asesor comercial
| JEFE INMEDIATO | Sr. Óscar Buriticá
| FECHA DE INGRESO | 1 de junio de 2018
| FECHA DE RETIRO | 30 de enero de 2022
| MOTIVO DE RETIRO | Mejor oferta
|| 6 11
| EMPRESA | Temporales del Eje S.A.S. (en misión en almacenes Éxito)
| CARGO | Mercaderista
| FECHA DE INGRESO | 8 de noviembre de 2016
| FECHA DE RETIRO | 7 de mayo de 2018
|| 6 11
| EMPRESA | Ejército Nacional de Colombia, Batallón San Mateo
| CARGO | Soldado profesional
| FECHA DE INGRESO | 2011
| FECHA DE RETIRO | 2016
^ **REFERENCIAS PERSONALES**
Luz Dary Ospina, docente, Dosquebradas
Jhon Edwar Vélez, comerciante, Cartago
^ ..............................................
Firma
`,
  }),
  cv('09-pt-europass-enfermeira', 'docx', 'pt', 'PT', {
    names: ['Marta Isabel Figueiredo Seabra'],
    email: 'martaseabra.enf@correiomondego.example',
    phone: '(+351) 911 555 027',
    city: 'Coimbra',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeira especialista em saúde materna e obstétrica | Maternidade Rainha Dona Urraca | | 2020-11 | now',
      'Enfermeira de cuidados gerais | Clinique Saint-Amé | | 2013-01 | 2020-09',
      'Operadora de caixa | Pingo Doce | | 2010-07 | 2012-12',
    ],
    page: `
~ Curriculum Vitae europass
! Marta Isabel Figueiredo Seabra
**Nacionalidade:** portuguesa  **Data de nascimento:** 22/05/1990
**Telefone:** (+351) 911 555 027 (Telemóvel)
**Correio eletrónico:** [martaseabra.enf@correiomondego.example](mailto:martaseabra.enf@correiomondego.example)
**Endereço:** Rua dos Combatentes, 3030-181 Coimbra (Portugal) (Domicílio)
# SOBRE MIM
Enfermeira especialista, membro efetivo da Ordem dos Enfermeiros (secção do Centro). Sete anos em França, regressei para acabar a especialidade.
# EXPERIÊNCIA PROFISSIONAL
**Enfermeira especialista em saúde materna e obstétrica**
__Maternidade Rainha Dona Urraca__ [ 02/11/2020 – Atual ]
Localidade: Coimbra | País: Portugal
* Bloco de partos, cerca de 2 100 partos por ano
* Responsável pelo curso de preparação para o parto, em parceria com a Câmara Municipal de Miranda do Corvo desde 2023
**Enfermeira de cuidados gerais**
__Clinique Saint-Amé__ [ 14/01/2013 – 30/09/2020 ]
Localidade: Lambres-lez-Douai | País: França
* Internamento de cirurgia, depois maternidade (a partir de 2016)
**Operadora de caixa**
__Pingo Doce__ [ 01/07/2010 – 31/12/2012 ]
Localidade: Mealhada | País: Portugal
* A tempo parcial, durante a licenciatura
# EDUCAÇÃO E FORMAÇÃO
**Mestrado em Enfermagem de Saúde Materna e Obstétrica**
__Escola Superior de Enfermagem de Coimbra__ [ 2018 – 2021 ]
**Licenciatura em Enfermagem**
__Escola Superior de Enfermagem de Coimbra__ [ 2008 – 2012 ]
# COMPETÊNCIAS LINGUÍSTICAS
Língua(s) materna(s): Português
Outra(s) língua(s):
|| 4 4 5 4
|  | COMPREENSÃO | EXPRESSÃO | ESCRITA
| Inglês | B2 | B1 | B1
| Francês | C2 | C1 | C1
# CARTA DE CONDUÇÃO
Automóveis: B
# VOLUNTARIADO
[ 2021 – Atual ] Banco Alimentar, recolhas de maio e de novembro
`,
  }),
  cv('10-pt-br-advogada', 'pdf', 'pt', 'BR', {
    names: ['Juliana Terezinha Zanotelli'],
    email: 'juliana.zanotelli@correioserra.example',
    phone: '(54) 95550-0137',
    city: 'Caxias do Sul',
    headline: 'Advogada trabalhista',
    languages: ['Italiano', 'Inglês'],
    jobs: [
      'Coordenadora jurídica trabalhista | Metalúrgica Ana Rech S.A. | | 2021-03 | now',
      'Advogada sênior | Dal Pizzol & Menegotto Advogados Associados | | 2017-05 | 2021-02',
      'Advogada | Dal Pizzol & Menegotto Advogados Associados | | 2012-08 | 2017-04',
      'Estagiária | Tribunal Regional do Trabalho da 4ª Região | | 2010-03 | 2011-12',
    ],
    aside: [3],
    page: `
! Juliana Terezinha Zanotelli
Advogada trabalhista – OAB/RS (inscrição ativa desde 2012)
~ Caxias do Sul/RS  •  (54) 95550-0137 (WhatsApp)  •  juliana.zanotelli@correioserra.example
# Resumo
* 14 anos de contencioso e consultivo trabalhista na indústria metalmecânica
* Negociação coletiva com três sindicatos da Serra
* Gestão de carteira de 600 processos e de dois escritórios terceirizados
# Histórico profissional
**Metalúrgica Ana Rech S.A.**	Caxias do Sul
__Coordenadora jurídica trabalhista__	mar/2021 – atual
* Redução de 38% do passivo provisionado
* Acordo no dissídio de 2023 e PLR de 2024, com a Fetiesc como mediadora
**Dal Pizzol & Menegotto Advogados Associados**	Caxias do Sul
__Advogada sênior__	mai/2017 – fev/2021
* Clientes: Marcopolo, Unimed Serra, Cooperativa Aurora
__Advogada__	ago/2012 – abr/2017
**Tribunal Regional do Trabalho da 4ª Região**	Porto Alegre
__Estagiária__	mar/2010 – dez/2011
# Formação
LL.M. em Direito do Trabalho, Unisinos	2016
Bacharelado em Direito, Universidade de Caxias do Sul	2007 – 2011
# Idiomas
Italiano avançado (talian em casa), inglês intermediário
# Publicações e outros
"Banco de horas depois da Reforma", Revista da Amatra IV, 2018
Professora convidada em pós-graduação (UCS), módulos de outubro de 2022 e 2024
`,
  }),
  cv('11-it-studio-prima-contabile', 'docx', 'it', 'IT', {
    names: ['Annalisa Ferrarotti'],
    email: 'a.ferrarotti@postabiellese.example',
    phone: '+39 340 555 7126',
    city: 'Biella',
    headline: 'Responsabile amministrativa',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile amministrazione e bilancio | Filatura Valle Strona S.p.A. | | 2016-09 | now',
      'Impiegata contabile senior | Studio Commercialisti Regis e Ottino | | 2009-04 | 2016-08',
      'Praticante dottore commercialista | Studio Commercialisti Regis e Ottino | | 2006-03 | 2009-03',
    ],
    aside: [2],
    page: `
[[ 4 13
PIC foto | fototessera
---
**Dott.ssa Annalisa Ferrarotti**
Responsabile amministrativa
Via Italia 61, 13900 Biella
+39 340 555 7126 – a.ferrarotti@postabiellese.example
]]
# Istruzione
|| 4 13
| 2009 | Abilitazione alla professione di dottore commercialista
| 2001 – 2005 | Laurea in Economia aziendale, Università degli Studi di Torino, 108/110
| 1996 – 2001 | Diploma di ragioniere programmatore, ITC Bona di Biella
# Esperienza
|| 4 13
| Da settembre 2016 | **Filatura Valle Strona S.p.A.**, Vallemosso\\Responsabile amministrazione e bilancio\\Bilancio civilistico e consolidato, rapporti con il revisore (Deloitte), quattro collaboratrici. Nel 2020 ho seguito la fusione con Tintoria Cervo S.r.l. e nel 2023 il passaggio a SAP.
| Aprile 2009 – agosto 2016 | **Studio Commercialisti Regis e Ottino**, Biella\\Impiegata contabile senior\\Settanta contabilità ordinarie, dichiarativi, 770, Intrastat
| Marzo 2006 – marzo 2009 | **Studio Commercialisti Regis e Ottino**, Biella\\Praticante dottore commercialista
# Lingue e strumenti
|| 4 13
| Inglese | B2, corrispondenza con clienti e banche
| Tedesco | A2
| Software | SAP S/4HANA, TeamSystem, Zucchetti, Excel avanzato
# Altro
Revisore dei conti dell’Associazione Alpini di Vigliano dal 2018. Due figli. Part time non richiesto.
~ Autorizzo al trattamento dei dati ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('12-it-partita-iva-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Dario Sorrentino Avella'],
    email: 'dario@avellacode.example',
    phone: '+39 351 555 8043',
    city: 'Salerno',
    headline: 'Sviluppatore mobile iOS e Android',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Sviluppatore mobile freelance | AvellaCode | | 2022-01 | now',
      'Senior iOS Developer | Banca Popolare del Cilento | | 2019-06 | 2021-12',
      'Mobile Developer | Reply | | 2017-02 | 2019-05',
      'Sviluppatore Android | Pixel & Limoni S.r.l.s. | | 2015-09 | 2017-01',
      'Tecnico riparatore | Punto Cellulare Fratte | | 2012-10 | 2014-07',
    ],
    page: `
> **Dario Sorrentino Avella**
> Sviluppatore mobile iOS e Android
> Salerno – +39 351 555 8043 – dario@avellacode.example
{{
# Lavoro
## Sviluppatore mobile freelance
AvellaCode (P. IVA individuale), remoto
Gennaio 2022 – presente
* App di prenotazione per tre compagnie di aliscafi, 140mila download
* SDK di pagamento per una fintech di Dublino (2023-2024)
* Manutenzione dell’app del Giffoni Film Festival, luglio 2022
## Senior iOS Developer
Banca Popolare del Cilento, Vallo della Lucania
Giugno 2019 – dicembre 2021
* Riscrittura dell’home banking in SwiftUI
## Mobile Developer
Reply, Roma
Febbraio 2017 – maggio 2019
## Sviluppatore Android
Pixel & Limoni S.r.l.s., Salerno
Settembre 2015 – gennaio 2017
## Tecnico riparatore
Punto Cellulare Fratte, Salerno
Ottobre 2012 – luglio 2014
* Vetri, batterie, clienti disperati
# Studi
## Laurea triennale in Informatica
Università degli Studi di Salerno, 2015
# Competenze
Swift, Kotlin, Flutter
Firebase, GraphQL
Fastlane, Bitrise
# Lingue
Italiano (madrelingua)
Inglese (C1, IELTS 7.5)
# Volontariato
Insegno coding all’oratorio di Mariconda, sabato mattina, dal 2018
# Interessi
Vela, presepi, retrogaming
}}
`,
  }),
];
