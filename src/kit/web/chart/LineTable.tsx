import type { LinePoint, LineSeries } from './line-series';

/** A line chart's figures as a table, for screen readers. */
export function LineTable({
  title,
  axis,
  points,
  series,
  show,
}: {
  title: string;
  axis: string;
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  show: (figure: number) => string;
}) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ name }, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((one) => (
              <td key={one.name}>{show(one.figures[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
