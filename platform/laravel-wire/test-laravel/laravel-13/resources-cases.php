<?php

return function (callable $fresh): array {
    $meta = rawurlencode('{"meta":{"version":1,"per_page":9},"links":{"self":"/x"},"extra":true}');
    $data = rawurlencode('{"data":{"id":7,"more":1},"list":[1]}');
    $paths = [
        'one' => 'one',
        'one, a member on a condition' => 'one?stars=1',
        'one, a member on a condition, or another value' => 'one?rated=1',
        'one, members on a condition' => 'one?more=1',
        'one, all conditions' => 'one?stars=1&rated=1&more=1&author=some',
        'one, a relation that is loaded' => 'one?author=some',
        'one, a relation that is loaded and none' => 'one?author=none',
        'one, bare' => 'one?wrap=off',
        'one, wrapped by another name' => 'one?wrap=note',
        'one, with more' => "one?additional=$meta",
        'one, with more of the record itself' => "one?additional=$data",
        'one, bare, with more' => "one?wrap=off&additional=$meta",
        'wrapped already' => 'wrapped',
        'wrapped already, by another name' => 'wrapped?wrap=note',
        'wrapped already, by a third name' => 'wrapped?wrap=third',
        'wrapped already, bare' => 'wrapped?wrap=off',
        'wrapped already, with more' => "wrapped?additional=$meta",
        'wrapped already, bare, with more' => "wrapped?wrap=off&additional=$meta",
        'list' => 'list',
        'list, all conditions' => 'list?stars=1&more=1',
        'list, bare' => 'list?wrap=off',
        'list, wrapped by another name' => 'list?wrap=notes',
        'list, with more' => "list?additional=$meta",
        'list, bare, with more' => "list?wrap=off&additional=$meta",
        'list, with more records' => 'list?additional=' . rawurlencode('{"data":[{"id":0}]}'),
        'list, with more records by name' => "list?additional=$data",
        'list, with a text for records' => 'list?additional=' . rawurlencode('{"data":"x"}'),
        'list, with nothing for records' => 'list?additional=' . rawurlencode('{"data":null}'),
        'one, with a list for a member' => 'one?additional=' . rawurlencode('{"data":{"id":[[2],null]}}'),
        'one, with a member for a text' => 'one?additional=' . rawurlencode('{"data":{"title":{"a":1}}}'),
        'none' => 'none',
        'none, bare' => 'none?wrap=off',
        'none, with more' => "none?additional=$meta",
    ];
    foreach (['paginate', 'simple', 'cursor'] as $kind) {
        $paths += [
            "$kind" => $kind,
            "$kind, with more" => "$kind?additional=$meta",
            "$kind, bare" => "$kind?wrap=off",
            "$kind, wrapped by another name" => "$kind?wrap=notes",
            "$kind, bare, with more" => "$kind?wrap=off&additional=$meta",
        ];
    }
    foreach (['paginate', 'simple'] as $kind) {
        $paths += ["$kind, second page" => "$kind?page=2", "$kind, beyond the last page" => "$kind?page=9"];
    }
    return array_map(fn ($name, $path) => exchange($fresh(), $name, "/api/resources/$path"), array_keys($paths), $paths);
};
