export function StatisticsPage() {
  return <h1>Statistics</h1>;
}
