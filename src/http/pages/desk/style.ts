/** The rules that only the desk needs, beside those of every page. */
export const DESK_STYLE = `
main{max-width:75rem}
.bar{max-width:75rem}
.counts{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem;list-style:none;margin:0;padding:0}
.counts>li{border:1px solid var(--line);border-radius:10px;padding:.75rem;background:var(--ground)}
.counts b{display:block;font-size:1.8rem;line-height:1.15;color:var(--brand);font-variant-numeric:tabular-nums}
.counts a{display:block;min-height:2.75rem}
.counts>li:has([open]){grid-column:1/-1}
.counts details{margin:0}
.counts summary{min-height:2.75rem;list-style-position:inside}
.counts summary b{display:inline-block}
.counts summary span{display:block}
.counts details ul{margin:.4rem 0 0}
.board{display:flex;gap:.6rem;overflow-x:auto;padding-bottom:.5rem;scroll-snap-type:x proximity;align-items:flex-start}
.stage{flex:1 0 11rem;border:1px solid var(--line);border-radius:10px;padding:.7rem;background:var(--ground);scroll-snap-align:start}
.stage.none{flex:0 0 auto;min-width:5.5rem}
.stage h3{display:flex;justify-content:space-between;gap:.4rem;font-size:1rem}
.stage p{margin:0 0 .3rem;font-size:.85rem}
.stage li{border-left:4px solid var(--fresh);background:var(--paper);border-radius:6px;padding:.4rem .55rem;margin:.4rem 0 0;font-size:.88rem}
.stage li.aged{border-color:var(--amber)}
.stage li.old{border-color:var(--bad)}
.stage li span{display:block;color:var(--soft)}
.filter{display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:end;margin:0 0 1rem}
.filter>div{flex:1 1 11rem;max-width:20rem;min-width:0}
.filter label{font-size:.9rem}
.figure{min-width:0;margin:0 0 1.5rem}
.reading:not(:last-child){display:none}
.files span+span{margin-left:1rem}
.halves{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 1.25rem;align-items:start}
.bars th{font-weight:400;width:32%}
.bars td{vertical-align:middle}
.bars td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-right:0}
.bars svg{display:block;width:100%;min-width:3.5rem;height:1rem}
.bars caption{text-align:left;color:var(--soft);font-size:.9rem;padding-bottom:.4rem}
.b0{fill:var(--line)}.b1{fill:var(--brand)}.b2{fill:var(--fresh)}.tick{fill:var(--ink)}
.done>li{border-top:1px solid var(--line);padding:.75rem 0;display:flex;flex-wrap:wrap;gap:.3rem 1rem;justify-content:space-between;align-items:center}
.done>li:first-child{border-top:0;padding-top:0}
.done p{margin:0}
.done>li>div{flex:1 1 16rem;min-width:0}
progress{width:100%;height:.8rem;accent-color:var(--brand)}
.live{min-height:1.4em}
@media(max-width:34rem){.counts{grid-template-columns:1fr 1fr}.counts b{font-size:1.5rem}.stage{flex-basis:72%}.stage.none{flex-basis:auto}.bars tr{display:grid;grid-template-columns:minmax(8.5rem,1fr) minmax(0,auto);gap:.15rem .75rem;padding:.5rem 0;border-bottom:1px solid var(--line)}.bars th,.bars td{width:auto;padding:0;border:0}.bars td:nth-child(2){grid-row:2;grid-column:1/-1}.bars td:last-child{white-space:normal}.bars caption{display:block}}
@media print{.board{flex-wrap:wrap}header nav,.who,button,.skip,.filter{display:none}}
`.trim();
