import './label.css';

export default function Label() {
  return <span className="ripe">Ripe</span>;
}
