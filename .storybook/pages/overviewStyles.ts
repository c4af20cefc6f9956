/** Styles of the overview. They read the tokens, so that the page follows the toolbar's theme. */
export const overviewStyles = `
.overview-group > h2 {
  margin: 40px 0 16px;
  font: 650 20px/1.2 var(--qs-font-family-sans);
  color: var(--qs-color-text);
}
.overview-group > ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
}
.overview-card {
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  text-decoration: none;
}
.overview-card:hover { border-color: var(--qs-color-border-strong) }
.overview-card:focus-visible { outline: 2px solid var(--qs-color-focus); outline-offset: 2px }
.overview-picture {
  display: grid;
  place-items: center;
  block-size: 132px;
  padding: 12px;
  overflow: hidden;
  background: var(--qs-color-surface);
  border-block-end: 1px solid var(--qs-color-border);
}
.overview-picture img { max-inline-size: 100%; max-block-size: 108px; object-fit: contain }
.overview-name { padding: 8px 12px; font: 500 14px/1.45 var(--qs-font-family-sans) }
`;
