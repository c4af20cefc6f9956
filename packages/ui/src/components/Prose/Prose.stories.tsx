import preview from '../../../../../.storybook/preview.tsx';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  title: 'Text/Prose',
  component: Prose,
});

const paragraph =
  'The provider keeps the service available at all times, planned work excepted, and tells the customer of planned work at least five working days before it begins.';

export const Reading = meta.story({
  args: {
    children: (
      <>
        <h2>1. Acceptance</h2>
        <p>{paragraph}</p>
        <p>
          {paragraph} See the <a href="/privacy-policy">privacy policy</a>.
        </p>
        <h3>1.1 What follows</h3>
        <ul>
          <li>Registration is free of charge.</li>
          <li>
            An account belongs to one person:
            <ol>
              <li>it is not shared,</li>
              <li>it is not sold.</li>
            </ol>
          </li>
        </ul>
        <blockquote>
          <p>{paragraph}</p>
        </blockquote>
        <h2>2. Prices</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Bandwidth</th>
              <th scope="col">Monthly</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>100 Mbit/s</td>
              <td>€1,240.00</td>
            </tr>
            <tr>
              <td>1 Gbit/s</td>
              <td>€11,300.50</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <p>{paragraph}</p>
      </>
    ),
  },
});
