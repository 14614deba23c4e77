const points = new Map([
  ['Owl', 20],
  ['Fox', 15],
  ['Elk', 100],
]);

function ranking(all: Map<string, number>): string[] {
  const totals = [...all.values()].sort((a, b) => b - a);
  return totals.map((total) => [...all].find(([, value]) => value === total)?.[0] ?? '?');
}

console.log(ranking(points).join(', '));
