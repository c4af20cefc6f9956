import type { JSX } from 'react';
import Button from 'react-bootstrap/Button';
import Container from 'react-bootstrap/Container';
import Form from 'react-bootstrap/Form';
import Nav from 'react-bootstrap/Nav';
import Navbar from 'react-bootstrap/Navbar';
import NavDropdown from 'react-bootstrap/NavDropdown';
import { offer } from '../harness.ts';
import { paths } from '../pictures.ts';
import { person, personItems, shellItems, type ShellItem, type ShellSubItem } from '../shell.ts';
import './reactBootstrap.scss';

/** The shell with React-Bootstrap's Navbar. */

const nothing = (): void => undefined;

function Picture({ name, size = 20 }: { name: keyof typeof paths; size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

function words(item: ShellSubItem | ShellItem): JSX.Element {
  return (
    <>
      {item.label}
      {item.kind === 'external' && <Picture name="external" size={16} />}
      {item.kind === 'external' && <span className="visually-hidden"> (opens in a new tab)</span>}
    </>
  );
}

function link(item: ShellSubItem | ShellItem): { href?: string; target?: string; rel?: string } {
  if (item.kind === 'external') return { href: item.href, target: '_blank', rel: 'noopener noreferrer' };
  return item.kind === 'link' ? { href: item.href } : {};
}

function Lines({ items }: { items: readonly ShellSubItem[] }): JSX.Element[] {
  return items.map((item) => (
    <NavDropdown.Item key={item.id} {...link(item)}>
      {words(item)}
      {item.description && <span className="description">{item.description}</span>}
    </NavDropdown.Item>
  ));
}

function Item({ item }: { item: ShellItem }): JSX.Element {
  if (item.kind !== 'parent') return <Nav.Link {...link(item)}>{words(item)}</Nav.Link>;
  return (
    <NavDropdown id={item.id} title={item.label}>
      <Lines items={item.submenu.status === 'ready' ? item.submenu.items : []} />
    </NavDropdown>
  );
}

function Shell(): JSX.Element {
  return (
    <header>
      <a className="visually-hidden-focusable" href="#main">
        Skip to main content
      </a>
      <Navbar expand="lg" fixed="top" aria-label="Main">
        <Container fluid>
          <Navbar.Toggle aria-controls="bar" />
          <Navbar.Brand href="/landing">Quayside</Navbar.Brand>
          <Navbar.Collapse id="bar">
            <Nav>
              {shellItems.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </Nav>
            <search className="tools">
              <Form onSubmit={nothing}>
                <Form.Control type="search" aria-label="Search" placeholder="Search" />
              </Form>
            </search>
            <Button variant="link" aria-label="Give feedback" onClick={nothing}>
              <Picture name="smile" />
            </Button>
            <Button variant="link" aria-label="User guide" onClick={nothing}>
              <Picture name="help" />
            </Button>
          </Navbar.Collapse>
          <Nav className="tools">
            <NavDropdown id="view" align="end" title="Apollo" onSelect={nothing}>
              <NavDropdown.Item eventKey="apollo" active>
                Apollo
              </NavDropdown.Item>
              <NavDropdown.Item eventKey="artemis">Artemis</NavDropdown.Item>
            </NavDropdown>
            <NavDropdown
              id="profile"
              align="end"
              aria-label="Profile and settings"
              title={<Picture name="user" />}
            >
              <NavDropdown.ItemText>
                <strong>{person.name}</strong>
                <span className="description">{person.email}</span>
              </NavDropdown.ItemText>
              <Lines items={personItems} />
              <NavDropdown.Divider />
              <NavDropdown.Item as="button" onClick={nothing}>
                Log out
              </NavDropdown.Item>
            </NavDropdown>
          </Nav>
        </Container>
      </Navbar>
    </header>
  );
}

offer(() => <Shell />);
