import '@quayside/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element with the id "root".');

hydrateRoot(
  root,
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>,
);
document.documentElement.dataset['hydrated'] = 'true';
